import type { Db } from '../../../db/index.ts'
import type { PaymentRow, Wanted } from '../../payment/index.ts'
import { sentBack } from '../money/sent-back.ts'
import { isOrderRead } from '../money/unread.ts'
import { findOrder, type OrderRow } from '../order.repository.ts'

const DAY = 86_400_000
/** After the end the money stays where it can go back from for so long. */
const PAYOUT_DAYS = 2

/** The newest act of a kind of an order. */
const lastAct = async (
  trx: Db,
  orderId: string,
  acts: ('accept' | 'deliver' | 'no_access')[],
): Promise<string | null> =>
  (
    await trx
      .selectFrom('order_act')
      .select('act')
      .where('order_id', '=', orderId)
      .where('act', 'in', acts)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.act ?? null

/**
 * How much goes back now. What is in dispute goes back once it is settled; half of a visit in vain
 * once the buyer has taken it so, or a week has passed.
 */
async function backOf(trx: Db, order: OrderRow): Promise<number> {
  if (order.state === 'disputed') return sentBack(order)
  const isOpen =
    order.state === 'delivered' &&
    (await lastAct(trx, order.id, ['deliver', 'no_access'])) === 'no_access'
  return isOpen ? sentBack(order) : order.back
}

/** Nothing is asked of a card for an order that only a later version reads, and nothing is paid out. */
const asItIs = ({ state, refunded }: PaymentRow): Wanted => ({
  state: state === 'held' ? 'open' : state,
  back: refunded,
  payableAt: null,
})

const released: Wanted = { state: 'released', back: 0, payableAt: null }

/** What an order's state asks of its card. */
export async function wantedOf(trx: Db, payment: PaymentRow): Promise<Wanted> {
  const order = await findOrder(trx, payment.order_id)
  // Charged, and the order is gone with its agency: what was settled stands.
  if (!order && payment.state === 'captured')
    return { state: 'captured', back: payment.refunded, payableAt: payment.payable_at }
  if (!order) return released
  if (!(await isOrderRead(trx, order.id))) return asItIs(payment)
  if (order.pay !== 'card') return released
  const { state, total, ended_at: endedAt } = order
  if (state === 'declined' || state === 'expired') return released
  if (state === 'asked' || state === 'quoted' || state === 'requested')
    return { state: 'open', back: 0, payableAt: null }
  const back = await backOf(trx, order)
  if (state === 'cancelled') {
    const wasAccepted = (await lastAct(trx, order.id, ['accept'])) !== null
    if (!wasAccepted || (order.payment === 'held' && back >= (total ?? 0))) return released
  }
  const isOver = state === 'completed' || state === 'closed' || state === 'cancelled'
  return {
    state: 'captured',
    back,
    payableAt: isOver && endedAt ? new Date(endedAt.getTime() + PAYOUT_DAYS * DAY) : null,
  }
}
