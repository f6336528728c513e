import type { Db } from '../../../db/index.ts'
import { post } from '../../ledger/index.ts'
import type { SellerRow } from '../../market/index.ts'
import type { OrderRow } from '../order.repository.ts'

/**
 * Books money that went from the buyer's account to the seller's: the site never had it, and keeps
 * only the record. Less than nothing went the other way.
 */
const book = (
  trx: Db,
  order: OrderRow,
  { user_id: userId, agency_id: sellerAgency }: SellerRow,
  cents: number,
  at: Date,
): Promise<string> =>
  post(trx, {
    at,
    ref: order.number,
    orderId: order.id,
    entries: [
      { account: 'buyer', amount: -cents, agencyId: order.buyer_agency },
      { account: 'seller:paid', amount: cents, agencyId: sellerAgency, userId },
    ],
  })

/** Books the transfer that came: all of what was to pay but what was let off before. */
export async function postReceipt(
  trx: Db,
  order: OrderRow,
  seller: SellerRow,
  at: Date,
): Promise<void> {
  await book(trx, order, seller, (order.total ?? 0) - order.refunded, at)
}

/** Books what the seller sent back. */
export async function postRefund(
  trx: Db,
  order: OrderRow,
  seller: SellerRow,
  cents: number,
  at: Date,
): Promise<void> {
  await book(trx, order, seller, -cents, at)
}
