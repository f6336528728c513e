import type { OrderAct } from '../../../../generated/model/index.ts'
import { readsWhole, unreadStored } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Sided } from '../order.policy.ts'

/** Acts that bind somebody to what the item of an order says: its price, tax, hour and terms. */
const BINDING: readonly OrderAct[] = ['quote', 'order', 'accept', 'move', 'confirm_move']

/** Whether this version reads all of what was ordered, as it was on the day. */
export const readsItem = (db: Db, { id }: Pick<OrderRow, 'id'>): Promise<boolean> =>
  readsWhole(db, 'market_order.item', { id })

/**
 * Acts that hang on what this version cannot read of an order, and wait for one that can; none
 * where it reads all. What frees a side (a refusal, a dispute, money sent back) hangs on nothing.
 */
export async function halfReadActs(
  db: Db,
  { order, seller, side }: Pick<Sided, 'order' | 'seller' | 'side'>,
): Promise<OrderAct[]> {
  const isItemRead = await readsItem(db, order)
  // Who issues the invoice is noted for good when an order is accepted.
  const isSellerRead = await readsWhole(db, 'seller.doc', { id: seller.id })
  const byTerms = side === 'buyer' && order.state === 'accepted'
  return [
    ...(isItemRead ? [] : BINDING),
    ...(!isItemRead && byTerms ? (['cancel'] as const) : []),
    ...(isSellerRead ? [] : (['accept'] as const)),
  ]
}

/**
 * Whether what was delivered waits for the transfer: the seller is paid before, and has not said that
 * the money came. What is not read keeps back.
 */
export async function isHidden(
  db: Db,
  { id, item, total, paid_at: paidAt }: Pick<OrderRow, 'id' | 'item' | 'total' | 'paid_at'>,
): Promise<boolean> {
  if ((total ?? 0) === 0 || paidAt !== null) return false
  if (item.payWhen) return item.payWhen === 'before'
  const { payWhen = 'after' } = await unreadStored(db, 'market_order.item', { id })
  return payWhen !== 'after'
}
