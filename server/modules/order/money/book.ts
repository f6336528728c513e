import type { Db } from '../../../db/index.ts'
import type { SellerRow } from '../../market/index.ts'
import type { OrderRow } from '../order.repository.ts'

/** Books a transfer that came. */
export async function postReceipt(
  _trx: Db,
  _order: OrderRow,
  _seller: SellerRow,
  _now: Date,
): Promise<void> {}

/** Books what was sent back. */
export async function postRefund(
  _trx: Db,
  _order: OrderRow,
  _seller: SellerRow,
  _amount: number,
  _now: Date,
): Promise<void> {}
