import type { MarketPayWhen, OrderAct } from '../../../../generated/model/index.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { isOrderRead } from '../money/unread.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Sided } from '../order.policy.ts'

/** Acts that bind somebody to what the item of an order says: its price, tax, hour and terms. */
const BINDING: readonly OrderAct[] = ['quote', 'order', 'accept', 'move', 'confirm_move']

/** Acts that write what is to be paid, or how the payment stands: over one of another version. */
const PAYING: readonly OrderAct[] = ['quote', 'order', 'accept', 'redo', 'received', 'refund']

/** Whether this version reads all of what was ordered, as it was on the day. */
export const readsItem = (db: Db, { id }: Pick<OrderRow, 'id'>): Promise<boolean> =>
  readsWhole(db, 'market_order.item', { id })

/**
 * Acts that hang on what this version cannot read of an order, and wait for one that can; none
 * where it reads all. What frees a side (a refusal, a dispute) hangs on nothing.
 */
export async function halfReadActs(
  db: Db,
  { order, seller, side }: Pick<Sided, 'order' | 'seller' | 'side'>,
  isItemRead: boolean,
): Promise<OrderAct[]> {
  // Who issues the invoice is noted for good when an order is accepted.
  const isSellerRead = await readsWhole(db, 'seller.doc', { id: seller.id })
  const isSumRead = await readsWhole(db, 'market_order.sum', { id: order.id })
  const byTerms = side === 'buyer' && order.state === 'accepted'
  return [
    ...(isItemRead ? [] : BINDING),
    ...(!isItemRead && byTerms ? (['cancel'] as const) : []),
    // What is withheld of a price is that of the sum before it.
    ...(isSumRead ? [] : (['quote'] as const)),
    ...((await isOrderRead(db, order.id)) ? [] : PAYING),
    ...(isSellerRead ? [] : (['accept'] as const)),
  ]
}

/** When the seller is paid; of an item that is not read whole, and does not say it, before. */
export const payWhenOf = ({ item }: Pick<OrderRow, 'item'>, isItemRead: boolean): MarketPayWhen =>
  item.payWhen ?? (isItemRead ? 'after' : 'before')

/**
 * Whether what was delivered waits for the transfer: the seller is paid before, and has not said that
 * the money came. What is not read keeps back.
 */
export const isHidden = (
  order: Pick<OrderRow, 'item' | 'total' | 'paid_at'>,
  isItemRead: boolean,
): boolean =>
  (order.total ?? 0) > 0 && order.paid_at === null && payWhenOf(order, isItemRead) === 'before'
