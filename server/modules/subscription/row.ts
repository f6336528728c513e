import type { Updateable } from 'kysely'
import { withAdvisoryLock, type Db, type Tables } from '../../db/index.ts'
import type { SubscriptionRow } from '../plan/index.ts'

type Changes = Updateable<Tables['subscription']>

/** Nobody else changes this agency's plan until the transaction ends. */
export const holdSubscription = (trx: Db, agencyId: string): Promise<void> =>
  withAdvisoryLock(trx, `subscription ${agencyId}`)

/** An agency's row, made where it has chosen nothing yet. */
export async function keepRow(
  trx: Db,
  agencyId: string,
  { planId, edition, seats, now }: { planId: string; edition: string; seats: number; now: Date },
): Promise<SubscriptionRow> {
  await trx
    .insertInto('subscription')
    .values({
      agency_id: agencyId,
      plan_id: planId,
      edition,
      seats,
      changed_at: now,
      created_at: now,
    })
    .onConflict((on) => on.column('agency_id').doNothing())
    .execute()
  return trx
    .selectFrom('subscription')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
}

export async function saveRow(
  trx: Db,
  agencyId: string,
  changes: Changes,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ ...changes, changed_at: now })
    .where('agency_id', '=', agencyId)
    .execute()
}

/** What is agreed for the end of a period, taken back. */
export const NOTHING_NEXT = { next_plan_id: null, next_seats: null, next_period: null } as const

/** The free plan: no period, nothing agreed for its end. */
export const FREE = {
  period: null,
  period_end: null,
  cancelled: false,
  ...NOTHING_NEXT,
} as const
