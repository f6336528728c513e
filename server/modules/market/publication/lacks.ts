import type { MarketCategory, MarketLack, MarketPrice } from '../../../../generated/model/index.ts'
import type { MarketDoc } from '../../../db/tables/market.ts'
import type { SellerRow } from '../seller/seller.repository.ts'
import { sellerLacks } from '../seller/seller-lacks.ts'

/** Work that only who is in a professional register may sell. */
const PROFESSIONAL: readonly MarketCategory[] = ['energy_certificate', 'cedula', 'legal_check']

/** The first step of a price that ends no later than the one before it; -1 where all is well. */
export const brokenTier = ({ tiers = [] }: MarketPrice): number =>
  tiers.findIndex(({ upToM2 }, index) => {
    if (upToM2 === undefined) return index < tiers.length - 1
    const before = tiers[index - 1]?.upToM2
    return before !== undefined && upToM2 <= before
  })

const hasPrice = (price: MarketPrice | undefined): boolean => {
  if (!price) return false
  if (price.kind === 'quote') return true
  if (price.kind === 'tiers') return (price.tiers ?? []).length > 0 && brokenTier(price) < 0
  return price.amount !== undefined
}

/**
 * What a publication lacks to be published, in the order in which it is filled in. That it is read by
 * half (`unread`) is not seen in what is read of it: who asks of a stored one adds it.
 */
export function publicationLacks(
  doc: MarketDoc,
  pictures: number,
  seller: SellerRow | null,
): MarketLack[] {
  const missing = sellerLacks(seller)
  const lacks: [MarketLack, boolean][] = [
    ['title', !Object.values(doc.title ?? {}).some((text) => text.trim() !== '')],
    ['picture', pictures === 0],
    ['price', !hasPrice(doc.price)],
    ['vat', doc.vat === undefined],
    ['exemption', doc.vat === '0' && !doc.exemption?.trim()],
    ['place', (doc.islands ?? []).length === 0],
    ['minutes', doc.needsHome === true && doc.minutes === undefined],
    ['seller', missing.some((field) => field !== 'iban')],
    ['iban', missing.includes('iban')],
    ['hours', doc.needsHome === true && (seller?.doc.hours ?? []).length === 0],
    [
      'professional',
      PROFESSIONAL.includes(doc.category) && !seller?.doc.professionalNumber?.trim(),
    ],
  ]
  return lacks.filter(([, is]) => is).map(([lack]) => lack)
}
