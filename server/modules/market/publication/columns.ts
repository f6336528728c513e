import { fold } from '../../../db/index.ts'
import type { MarketDoc } from '../../../db/tables/market.ts'
import { placeOfSlug } from '../../place/index.ts'
import type { SellerRow } from '../seller/seller.repository.ts'
import { leastPrice } from '../sum/sum.ts'

const wordsOf = (doc: MarketDoc, seller: SellerRow): string =>
  fold(
    [
      ...Object.values(doc.title ?? {}),
      ...Object.values(doc.description ?? {}),
      seller.doc.displayName ?? '',
    ].join(' '),
  ).slice(0, 8000)

/** The municipalities that a slug means. */
export function inesOf(slug: string): string[] {
  const found = placeOfSlug(slug)
  if (found?.kind === 'municipality') return [found.municipality.ine]
  if (found?.kind === 'town') return [found.town.municipalityIne]
  return found?.kind === 'postalCode' ? found.municipalities.map(({ ine }) => ine) : []
}

/** What lists read of a document. */
export const columnsOf = (doc: MarketDoc, seller: SellerRow) => ({
  category: doc.category,
  islands: doc.islands ?? [],
  places: [...new Set((doc.places ?? []).flatMap(inesOf))],
  price_from: leastPrice(doc.price),
  lead_days: doc.leadDays ?? 0,
  search: wordsOf(doc, seller),
})
