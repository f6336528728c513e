import type { PropertyOffer } from '../../../generated/model/index.ts'

/** What tells how an offer goes out. */
export type Offer = Pick<PropertyOffer, 'operation' | 'price' | 'priceOnRequest' | 'rentPeriod'>

const SALE = new Set(['V', 'ON', 'NP', 'VOT'])
const MONTHS = new Set(['MONTH', 'SEASON_MONTH', 'STUDENT_MONTH'])

/** How portals have this offer: for sale, by the month, or not at all. */
export function frequency({ operation, rentPeriod = 'MONTH' }: Offer): 'sale' | 'month' | null {
  if (SALE.has(operation)) return 'sale'
  const let_ = operation === 'A' || operation === 'TDA'
  return let_ && MONTHS.has(rentPeriod) ? 'month' : null
}

const FIRST = ['V', 'ON', 'VOT', 'NP', 'A', 'TDA']

/** The offers that go out: one for sale and one to let, since an id stands once. */
export function takenOffers<T extends Offer>(offers: T[]): T[] {
  const ordered = offers.toSorted((a, b) => FIRST.indexOf(a.operation) - FIRST.indexOf(b.operation))
  return (['sale', 'month'] as const).flatMap(
    (wanted) => ordered.find((offer) => frequency(offer) === wanted) ?? [],
  )
}

/** A number without decimals, half up, as portals have areas and prices. */
export const whole = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.floor(value + 0.5)

/** Cents as whole euros, half up. */
export const wholeEuros = (cents: number | undefined): number | undefined =>
  cents === undefined ? undefined : whole(cents / 100)

/** Id of a home over there: a let has `-r` behind it, so that an id never passes between offers. */
export const offerId = (id: string, offer: Offer): string =>
  frequency(offer) === 'sale' ? id : `${id}-r`
