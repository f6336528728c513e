import type { Selectable } from 'kysely'
import type { Cursor } from '../../../contract/cursor.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { ownRows } from '../../../contract/rights/row.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import type { LinkRow } from '../link.repository.ts'
import type { Conflict } from './merge.ts'

export type ConflictRow = Selectable<Tables['import_conflict']>

/** A conflict with the home it is about. */
export type HomeConflict = ConflictRow & { property_id: string }

type LinkKey = Pick<LinkRow, 'agency_id' | 'integration_id' | 'external_id'>

/** Keeps conflicts that a run met; one that is open already stays as old as it is. */
export async function keepConflicts(
  trx: Db,
  { agency_id, integration_id, external_id }: LinkKey,
  conflicts: Conflict[],
  now: Date,
): Promise<void> {
  if (conflicts.length === 0) return
  await trx
    .insertInto('import_conflict')
    .values(
      conflicts.map(({ field, against }) => ({
        id: uuidv7(),
        agency_id,
        integration_id,
        external_id,
        field,
        against: against === null ? null : json(against),
        found_at: now,
      })),
    )
    .onConflict((at) => at.columns(['integration_id', 'external_id', 'field']).doNothing())
    .execute()
}

const withHomes = (db: Db) =>
  db
    .selectFrom('import_conflict')
    .innerJoin('import_link', (on) =>
      on
        .onRef('import_link.integration_id', '=', 'import_conflict.integration_id')
        .onRef('import_link.external_id', '=', 'import_conflict.external_id'),
    )
    .innerJoin('property', 'property.id', 'import_link.property_id')
    .where('property.deleted_at', 'is', null)

/** Conflicts that the actor may decide, of one source or of all. */
function within(db: Db, actor: Actor, integrationId: string | undefined) {
  let query = withHomes(db).where('import_conflict.agency_id', '=', actor.agencyId)
  if (integrationId) query = query.where('import_conflict.integration_id', '=', integrationId)
  if (actor.role !== 'ADMIN') query = query.where(ownRows('property', actor.userId))
  return query
}

/** A page of them, newest first, and how many there are. */
export async function conflictPage(
  db: Db,
  actor: Actor,
  integrationId: string | undefined,
  cursor: Cursor | null,
  size: number,
): Promise<{ rows: HomeConflict[]; total: number }> {
  const query = within(db, actor, integrationId)
  const { n } = await query.select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const page = cursor
    ? query.where('import_conflict.id', cursor.back ? '>' : '<', cursor.id)
    : query
  const rows = await page
    .selectAll('import_conflict')
    .select('import_link.property_id')
    .orderBy('import_conflict.id', cursor?.back ? 'asc' : 'desc')
    .limit(size)
    .execute()
  return { rows, total: Number(n) }
}

/** Open conflicts of a home. Rights are the caller's. */
export const conflictsOf = (db: Db, propertyId: string): Promise<HomeConflict[]> =>
  withHomes(db)
    .where('property.id', '=', propertyId)
    .selectAll('import_conflict')
    .select('import_link.property_id')
    .orderBy('import_conflict.id')
    .execute()

export async function removeConflicts(trx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('import_conflict').where('id', 'in', ids).execute()
}
