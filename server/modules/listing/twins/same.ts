import type { Listing } from '../../../../generated/model/index.ts'
import { metresBetween } from '../../place/index.ts'
import { sizeOf } from '../projection/card.ts'
import { tellsNumber } from '../projection/location.ts'
import { photosOf } from './marks.ts'

/** A public home as the comparison needs it. */
export interface Twin {
  id: string
  public: Listing
  marks: number[]
  completeness: number
}

/** Subtypes that stand alone on their plot: one such home at one point is the same. */
const DETACHED = new Set(['chalet_independiente', 'finca_rustica', 'masia', 'villa', 'casa'])
const METRES = 30

/**
 * Whether two adverts of different agencies show one home. A wrong merge hides a home, so each way
 * asks for several agreeing facts; and adverts that tell differently much of the place or the price
 * never join: the one would betray the other.
 */
export function isSame(a: Twin, b: Twin, cadastral: ReadonlyMap<string, number | null>): boolean {
  const [one, two] = [a.public, b.public]
  if (
    one.agency.id === two.agency.id ||
    one.type !== two.type ||
    one.location.precision !== two.location.precision
  )
    return false
  if (
    toldOf(one) !== toldOf(two) ||
    one.location.municipalityIne !== two.location.municipalityIne ||
    operations(one) !== operations(two)
  )
    return false
  if (
    differ(one.layout.bedrooms, two.layout.bedrooms) ||
    differ(one.location.floor, two.location.floor)
  )
    return false
  const [left, right] = [cadastral.get(a.id), cadastral.get(b.id)]
  const shared = photosOf(one).filter((src) => photosOf(two).includes(src)).length
  if (left && right) {
    // Whoever guesses references in adverts of their own must not learn by a twin where a home is
    // that does not tell.
    const mayTell = one.location.precision === 'exact' || shared > 0
    return left === right && mayTell && near(area(one), area(two), 0.15, true)
  }
  if (shared >= 2) return near(area(one), area(two), 0.05) && samePrices(one, two, 0.1)
  return (
    (shared === 1 || DETACHED.has(one.subtype ?? '')) &&
    one.subtype === two.subtype &&
    atOnePoint(one, two) &&
    near(area(one), area(two), 0.01) &&
    samePrices(one, two, 0.02)
  )
}

/**
 * Whose advert stands for all: an exclusive one, then the most complete, then the newest; the id
 * decides at last.
 */
export function byBest(a: Twin, b: Twin): number {
  return (
    Number(b.public.exclusive) - Number(a.public.exclusive) ||
    b.completeness - a.completeness ||
    Date.parse(b.public.publishedAt) - Date.parse(a.public.publishedAt) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** What an advert keeps back: street, number, and of which operations the price. */
function toldOf({
  location: { street, precision, zoneName, postalCode, floor },
  offers,
}: Listing): string {
  const asked = offers.flatMap((offer) => (offer.priceOnRequest ? offer.operation : [])).sort()
  // With no point shown nothing but these tells whether the address is hidden, or only its street
  // unknown.
  const part =
    precision === 'hidden' && [zoneName, postalCode, floor].some((one) => one !== undefined)
  return [
    street === undefined ? (part ? 'part' : 'town') : tellsNumber(street) ? 'number' : 'street',
    ...asked,
  ].join(' ')
}

function operations({ prices }: Listing): string {
  return prices
    .map(({ operation }) => operation)
    .sort()
    .join(' ')
}

function area(listing: Listing): number | null {
  return sizeOf(listing).area
}

function differ<T>(a: T | null | undefined, b: T | null | undefined): boolean {
  return a !== undefined && a !== null && b !== undefined && b !== null && a !== b
}

function near(a: number | null, b: number | null, share: number, unknown = false): boolean {
  return a === null || b === null ? unknown : Math.abs(a - b) <= share * Math.max(a, b)
}

function samePrices(one: Listing, two: Listing, share: number): boolean {
  return one.prices.every(({ operation, price }) =>
    near(price, two.prices.find((other) => other.operation === operation)?.price ?? null, share),
  )
}

function atOnePoint({ location: one }: Listing, { location: two }: Listing): boolean {
  if (one.precision !== 'exact' || one.geo === null || two.geo === null) return false
  return metresBetween(one.geo, two.geo) <= METRES
}
