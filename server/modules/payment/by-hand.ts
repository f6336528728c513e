import { inTransaction, type Db } from '../../db/index.ts'
import { CLI, recordAct } from '../operator/index.ts'
import { bookPayout, endPayout } from './payout.ts'
import type { PayDeps } from './room.ts'

/** Notes that a refund which the buyer's bank sent back was paid another way; false: there is none. */
export const settleRefund = (
  { db, now }: PayDeps,
  subject: string,
  reason: string,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('payment_booking')
      .set({ settled_at: now() })
      .where('object', '=', subject)
      .where('failed_at', 'is not', null)
      .where('settled_at', 'is', null)
      .returning('object')
      .executeTakeFirst()
    if (row)
      await recordAct(
        trx,
        { act: 'payment.settled', subject, reason, isMoney: true },
        { ...CLI, now: now() },
      )
    return row !== undefined
  })

const openById = (trx: Db, id: string) =>
  trx
    .selectFrom('payout')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/**
 * Notes what became of a payout that the service says nothing of any more, by who looked there: it
 * went, or never did and is paid with the next. False: none is open under this id.
 */
export const settlePayout = (
  { db, now }: PayDeps,
  { id, went, reason }: { id: string; went: boolean; reason: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await openById(trx, id)
    if (!row) return false
    if (went) {
      await bookPayout(trx, row, 1, now())
      await trx
        .updateTable('payout')
        .set({ state: 'paid', updated_at: now() })
        .where('id', '=', id)
        .execute()
    } else await endPayout(trx, id, 'not_found', now())
    await recordAct(
      trx,
      { act: went ? 'payout.went' : 'payout.never', subject: id, reason, isMoney: true },
      { ...CLI, now: now() },
    )
    return true
  })
