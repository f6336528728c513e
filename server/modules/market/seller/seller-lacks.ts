import type { SellerMissingItem } from '../../../../generated/model/index.ts'
import type { SellerRow } from './seller.repository.ts'

const NEEDED = [
  'kind',
  'displayName',
  'legalName',
  'taxId',
  'address',
  'municipalityIne',
  'phone',
  'email',
] as const satisfies readonly SellerMissingItem[]

/** What of a seller a publication waits for. */
export const sellerLacks = (row: SellerRow | null): SellerMissingItem[] => [
  ...NEEDED.filter((field) => !row?.doc[field]),
  ...(row?.doc.kind === 'company' && !row.doc.registerNumber ? ['registerNumber' as const] : []),
  ...(row?.iban ? [] : ['iban' as const]),
]
