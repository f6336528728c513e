import { inTransaction, type Db } from '../../db/index.ts'
import { updateRun } from './import.repository.ts'
import { countItems } from './item.repository.ts'

/** Of a run whose undo nobody works at: it stands as it was, and may be taken back later. */
const STANDING = { status: 'done', undone_at: null } as const

/**
 * Of a run, or an undo, at which nobody works any more: the run has failed, and an undo may be asked
 * for again; else it would be said to be under way for good.
 */
export const standStill = (db: Db, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const run = await trx
      .selectFrom('import_run')
      .select('undone_at')
      .where('id', '=', id)
      .where('status', '=', 'running')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (run?.undone_at === null)
      await updateRun(trx, id, {
        status: 'failed',
        totals: await countItems(trx, id),
        finished_at: now,
      })
    else if (run) await updateRun(trx, id, STANDING)
  })

/** The same of the run with which the way back of a whole source had begun. */
export async function leaveStanding(trx: Db, integrationId: string): Promise<void> {
  await trx
    .updateTable('import_run')
    .set(STANDING)
    .where('integration_id', '=', integrationId)
    .where('status', '=', 'running')
    .where('undone_at', 'is not', null)
    .execute()
}
