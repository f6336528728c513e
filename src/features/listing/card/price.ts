import type { RentPeriod } from '../../../../generated/model'
import { moneyPerM2, moneyShort } from '../../../lib/format'

/** Price of an offer as the public sees it; EUR cents. */
export interface OfferPrice {
  price: number | null
  previousPrice: number | null
  rentPeriod: RentPeriod | null
}

/** How much a price came down, EUR cents; null when it did not. */
export const loweredBy = ({
  price,
  previousPrice,
}: Pick<OfferPrice, 'price' | 'previousPrice'>): number | null =>
  price !== null && previousPrice !== null && previousPrice > price ? previousPrice - price : null

/** Cents per square metre as `4.458 €/m²`. */
export const perM2 = (cents: number | null | undefined): string => moneyPerM2(cents, 1)

/** A money field of a choice: `1.200.000 €`, and `0 €` for nothing at all. */
export const amount = (cents: number): string => moneyShort(cents) || '0 €'
