import type { OrderTransfer } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { SealBroken } from '../../../ports/seal/index.ts'
import { ibanOf, remainder97, type SellerRow } from '../../market/index.ts'
import type { OrderRow } from '../order.repository.ts'

/** The creditor reference of an order: RF, check digits, its number (ISO 11649). */
export function referenceOf(number: string): string {
  const plain = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const check = 98 - remainder97(`${plain}RF00`)
  return `RF${String(check).padStart(2, '0')}${plain}`
}

/** Letters that every banking app reads, as the guideline of the code has them. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,'&+()/-]/g, ' ')
    .trim()
    .slice(0, 70)

/** What an EPC QR code says (EPC069-12, version 002, SEPA credit transfer). */
export const epcText = ({ name, iban, reference, amount }: Omit<OrderTransfer, 'qr'>): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    plainName(name),
    iban,
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    reference,
    '',
  ].join('\n')

/** How a buyer pays what is awaited; null where nothing is, or the seller's IBAN does not open. */
export async function transferOf(
  order: OrderRow,
  seller: SellerRow,
  deps: Pick<Deps, 'config'>,
): Promise<OrderTransfer | null> {
  if (order.payment !== 'awaiting' || order.total === null) return null
  const iban = await ibanOf(seller, deps).catch((error: unknown) => {
    if (error instanceof SealBroken) return null
    throw error
  })
  if (iban === null) return null
  const facts = {
    name: seller.doc.legalName ?? seller.doc.displayName ?? '',
    iban,
    reference: referenceOf(order.number),
    amount: order.total - order.back,
  }
  return { ...facts, qr: epcText(facts) }
}
