import type { Selectable } from 'kysely'
import type { TargetInput } from '../../../generated/model/index.ts'
import type { Db, Tables } from '../../db/index.ts'

export type TargetRow = Selectable<Tables['dashboard_target']>

/** Targets of an agency's people by person. */
export async function targetsOf(db: Db, agencyId: string): Promise<Map<string, TargetRow>> {
  const rows = await db
    .selectFrom('dashboard_target')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Keeps a person's targets; what is not named stays. */
export async function keepTarget(
  trx: Db,
  agencyId: string,
  userId: string,
  changes: TargetInput,
  now: Date,
): Promise<TargetRow> {
  return trx
    .insertInto('dashboard_target')
    .values({
      user_id: userId,
      agency_id: agencyId,
      captures: null,
      visits: null,
      matches: null,
      ...changes,
      updated_at: now,
    })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet({ ...changes, agency_id: agencyId, updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
