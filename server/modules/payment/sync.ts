import { inTransaction, type Db } from '../../db/index.ts'
import { PaymentsRefused, type CardPayment, type PaymentsPort } from '../../ports/payments/index.ts'
import { bookCard } from './book.ts'
import { lockPayment, paymentOf, type PaymentRow } from './payment.repository.ts'
import { roomOfCards, type PayDeps } from './room.ts'

/** What is not ours: another mode, another order, another account. In words, for the operator. */
export function strange(
  payment: PaymentRow,
  { orderId, account, livemode }: CardPayment,
  live: boolean,
): string | null {
  if (livemode !== live) return livemode ? 'real money' : 'test money'
  if (orderId !== payment.order_id) return 'another order'
  return account === payment.account ? null : 'another account'
}

/** The payment that a card was given for, found by the page where it was. */
async function intentOf(port: PaymentsPort, payment: PaymentRow): Promise<string | null> {
  if (payment.intent || !payment.session) return payment.intent
  return (await port.page(payment.session)).intent
}

/**
 * Fetches a payment anew and makes ours what it is, in a transaction that locks it, so that what is
 * fetched is not older than what was written. Twice changes nothing. Throws PaymentsFailure.
 */
export async function syncLocked(
  trx: Db,
  deps: PayDeps,
  port: PaymentsPort,
  id: string,
): Promise<PaymentRow> {
  const before = await lockPayment(trx, id)
  const intent = await intentOf(port, before)
  if (!intent) return before
  const found = await port.payment(intent)
  if (strange(before, found, port.livemode)) return before
  const now = deps.now()
  const booked = await bookCard(trx, before, found, now)
  const changes = {
    intent,
    charge: found.charge,
    state: found.state,
    disputed: found.disputed,
    reversed: found.reversed,
    ...booked,
    captured_at: before.captured_at ?? (found.captured > 0 ? now : null),
  }
  const isSame = Object.entries(changes).every(
    ([key, value]) => before[key as keyof PaymentRow] === value,
  )
  if (isSame) return before
  const after = await trx
    .updateTable('payment')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await roomOfCards().changed(trx, after, before, now)
  return after
}

/** The same in a transaction of its own. */
export const syncPayment = (deps: PayDeps, port: PaymentsPort, id: string): Promise<PaymentRow> =>
  inTransaction(deps.db, (trx) => syncLocked(trx, deps, port, id))

/**
 * Looks once at the payment of an order before it is ended for want of a card: its message may be
 * late. Throws PaymentsFailure; what the service does not know (any more) is no card.
 */
export async function lookAt(deps: PayDeps, orderId: string): Promise<void> {
  const payment = await paymentOf(deps.db, orderId)
  if (!payment || !deps.payments) return
  await syncPayment(deps, deps.payments, payment.id).catch((error: unknown) => {
    if (!(error instanceof PaymentsRefused)) throw error
  })
}
