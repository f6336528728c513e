import type { OrderTransfer } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { SealBroken } from '../../../ports/seal/index.ts'
import { creditorReference } from '../../../sepa/reference.ts'
import { transferCode } from '../../../sepa/transfer-code.ts'
import { ibanOf, type SellerRow } from '../../market/index.ts'
import type { OrderRow } from '../order.repository.ts'

/** How a buyer pays what is awaited; null where nothing is, or the seller's IBAN does not open. */
export async function transferOf(
  order: OrderRow,
  seller: SellerRow,
  deps: Pick<Deps, 'config'>,
): Promise<OrderTransfer | null> {
  if (order.pay !== 'transfer' || order.payment !== 'awaiting' || order.total === null) return null
  const iban = await ibanOf(seller, deps).catch((error: unknown) => {
    if (error instanceof SealBroken) return null
    throw error
  })
  const amount = order.total - order.back
  if (iban === null || amount < 1) return null
  const facts = {
    name: seller.doc.legalName ?? seller.doc.displayName ?? '',
    iban,
    reference: creditorReference(order.number),
    amount,
  }
  return { ...facts, qr: transferCode(facts) }
}
