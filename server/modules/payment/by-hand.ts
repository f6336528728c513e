import { inTransaction, type Db } from '../../db/index.ts'
import { CLI, recordAct } from '../operator/index.ts'
import { refundAgain, refundSettled } from '../subscription/index.ts'
import { bookPayout, endPayout } from './payout.ts'
import type { PayDeps } from './room.ts'
import { settleSoon } from './settle.ts'

/**
 * Asks anew, after the commit, what the service refused of an order, once its cause was mended; the
 * order's id, null where nothing was refused.
 */
async function noteAgain(trx: Db, number: string): Promise<string | null> {
  const row = await trx
    .updateTable('payment')
    .set({ trouble: null })
    .where('number', '=', number)
    .where('trouble', 'is not', null)
    .returning('order_id')
    .executeTakeFirst()
  if (row) await settleSoon(trx, row.order_id)
  return row?.order_id ?? null
}

/** The same, or of what should go back to a plan's card, by its charge (pi_…). */
export async function noteAnyAgain(
  trx: Db,
  subject: string,
  now: Date,
): Promise<{ isDone: boolean; orderId: string | null }> {
  const orderId = await noteAgain(trx, subject)
  return { orderId, isDone: orderId !== null || (await refundAgain(trx, subject, now)) }
}

/** Notes that a refund which the buyer's bank sent back was paid another way; false: there is none. */
async function noteRefund(trx: Db, subject: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('payment_booking')
    .set({ settled_at: now })
    .where('object', '=', subject)
    .where('failed_at', 'is not', null)
    .where('settled_at', 'is', null)
    .returning('object')
    .executeTakeFirst()
  return row !== undefined
}

/** The same, or of what a plan's card could not take, by its charge. */
export const noteSettled = async (trx: Db, subject: string, now: Date): Promise<boolean> =>
  (await noteRefund(trx, subject, now)) || refundSettled(trx, subject, now)

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
export async function notePayout(
  trx: Db,
  { id, went }: { id: string; went: boolean },
  now: Date,
): Promise<boolean> {
  const row = await openById(trx, id)
  if (!row) return false
  if (went) {
    await bookPayout(trx, row, 1, now)
    await trx
      .updateTable('payout')
      .set({ state: 'paid', updated_at: now })
      .where('id', '=', id)
      .execute()
  } else await endPayout(trx, id, 'not_found', now)
  return true
}

/** The same from the server's command line, noted as an act on money. */
const fromServer = (
  { db, now }: PayDeps,
  { act, subject, reason }: { act: string; subject: string; reason: string },
  note: (trx: Db, at: Date) => Promise<boolean>,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const isDone = await note(trx, now())
    if (isDone)
      await recordAct(trx, { act, subject, reason, isMoney: true }, { ...CLI, now: now() })
    return isDone
  })

export const settleRefund = (deps: PayDeps, subject: string, reason: string): Promise<boolean> =>
  fromServer(deps, { act: 'payment.settled', subject, reason }, (trx, at) =>
    noteSettled(trx, subject, at),
  )

export const settlePayout = (
  deps: PayDeps,
  { id, went, reason }: { id: string; went: boolean; reason: string },
): Promise<boolean> =>
  fromServer(deps, { act: went ? 'payout.went' : 'payout.never', subject: id, reason }, (trx, at) =>
    notePayout(trx, { id, went }, at),
  )
