import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { CalendarFailure } from '../../../ports/calendar/index.ts'
import { forgetCopies } from '../../agenda/index.ts'
import { REVOKE } from './names.ts'

/**
 * Ends a connection: at once here, and at Google as soon as it answers. Events stay where they are.
 */
export function endConnection(deps: Deps, userId: string): Promise<void> {
  return inTransaction(deps.db, (trx) => endConnectionIn(trx, deps, userId))
}

/** The same within a change that is under way. */
export async function endConnectionIn(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  userId: string,
): Promise<void> {
  const ended = await trx
    .updateTable('google_calendar')
    .set({ state: 'ending', sync_token: null })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (!ended) return
  await forgetCopies(trx, userId)
  await jobs.add(trx, REVOKE, { userId }, { key: userId })
}

/**
 * Takes our access back at Google, then forgets it. Who connected again meanwhile keeps the new
 * one.
 */
export async function revokeGoogle(
  { userId }: { userId: string },
  { db, calendar }: Deps,
): Promise<void> {
  const row = await db
    .selectFrom('google_calendar')
    .select('refresh_token')
    .where('user_id', '=', userId)
    .where('state', '=', 'ending')
    .executeTakeFirst()
  if (!row) return
  try {
    if (calendar) await calendar.revoke(calendar.unseal(row.refresh_token, userId))
  } catch (error) {
    // Sealed with another key: there is nothing that could be taken back with it.
    if (!(error instanceof CalendarFailure) || error.reason !== 'ended') throw error
  }
  const { numDeletedRows } = await db
    .deleteFrom('google_calendar')
    .where('user_id', '=', userId)
    .where('state', '=', 'ending')
    .where('refresh_token', '=', row.refresh_token)
    .executeTakeFirst()
  // A turn that was under way may have noted something since.
  if (numDeletedRows > 0n) await forgetCopies(db, userId)
}
