import type { Listing, ListingLocation } from '../../../../generated/model/index.ts'
import { isCalled, withheld } from './contact.ts'
import { asFine, holdsNumber, listedNames, placeLine, tellsNumber } from './location.ts'
import { publicHistory } from './prices.ts'
import { publicPart } from './public-part.ts'
import { unmeasured, unregistered } from './registers.ts'
import { withoutSums } from './sums.ts'
import { titled } from './titled.ts'
import { withoutDevelopment } from './without-development.ts'

const POINT = { hidden: 0, moved: 1, exact: 2 } as const

/**
 * How much a shown place says: of the point, of the street, and of the part of the town, which goes
 * with the street's setting.
 */
const said = ({ precision, street, zoneName, postalCode, floor }: ListingLocation): number[] => [
  POINT[precision],
  street === undefined ? 0 : tellsNumber(street) ? 2 : 1,
  [zoneName, postalCode, floor].every((one) => one === undefined) ? 0 : 1,
]

/** Did a name hold a number that it holds no more, while its other words stand? */
function hasLost(last = '', today = ''): boolean {
  if (last === today) return false
  const [before, now] = [last.split(' '), today.split(' ')]
  return (
    holdsNumber(last) ||
    (now.every((word) => before.includes(word)) &&
      before.some((word) => /\p{Nd}/u.test(word) && !now.includes(word)))
  )
}

/** Was a number shown that was typed with street or urbanisation, and is not any more? */
const typedOnly = (last: ListingLocation, { street = '', urbanisation }: ListingLocation) =>
  !tellsNumber(street) && (hasLost(last.street, street) || hasLost(last.urbanisation, urbanisation))

/** Was a name shown that no list of places knows, of a home that is hidden by now? */
const isUnlisted = (last: ListingLocation, now: ListingLocation) =>
  now.precision === 'hidden' &&
  Object.entries(listedNames(last)).some(
    ([key, known]) => known === undefined && last[key as 'town'] !== undefined,
  )

/** Does a place say less than it did: of the point, the street, a number, a name? */
export function saysLess(last: ListingLocation, now: ListingLocation): boolean {
  const [before, today] = [said(last), said(now)]
  return (
    before.some((much, i) => (today[i] ?? 0) < much) ||
    typedOnly(last, now) ||
    isUnlisted(last, now)
  )
}

/**
 * A home as it was last shown, without fields that the contract of today calls private, without a
 * number where nobody was to call, without what registers find the house by where it was not told,
 * and without the development's name where the place is hidden.
 */
export function stillPublic(last: Listing): Listing {
  const operations = last.offers.map(({ operation }) => operation)
  const part = <T extends object>(name: string, shown: T): Partial<T> =>
    publicPart(name, shown, { type: last.type, operations })
  const called = isCalled(last.contactMethods)
  const layout = part('PropertyLayout', last.layout)
  const energy = part('PropertyEnergy', last.energy)
  const doorTold = tellsNumber(last.location.street ?? '')
  return {
    ...last,
    ...(last.location.precision === 'hidden' ? withoutDevelopment(last) : {}),
    agency: withheld(last.agency, called),
    agent: last.agent && withheld(last.agent, called),
    layout: doorTold ? layout : unmeasured(layout),
    features: part('PropertyFeatures', last.features),
    energy: doorTold ? energy : unregistered(energy),
    costs: part('PropertyLegal', last.costs),
  }
}

/**
 * The title; one that nobody wrote names the place as that is shown now. Another version may have
 * had other words of the kind: in every language with the place as it was shown, it is ours, too.
 */
function retitled(last: Listing, { location }: Listing): Listing['title'] {
  const derived = Object.entries(titled({}, last))
  const place = placeLine(last.location)
  const isDerived =
    derived.some(([lang, line]) => last.title[lang] === line) ||
    (place !== '' && derived.every(([lang]) => last.title[lang]?.includes(place)))
  return isDerived ? titled({}, { ...last, location }) : last.title
}

/**
 * A home as it was last shown, without what its agency keeps back by now: it is still named where
 * people saved it or were sent it. Nothing else is brought up to date, since what was changed after
 * it left the market was never public. Null: nothing to take out.
 */
export function narrowed(last: Listing, now: Listing): Listing | null {
  const asked = now.offers
    .filter(({ priceOnRequest }) => priceOnRequest)
    .map(({ operation }) => operation)
  const tells =
    last.prices.some(({ operation, price }) => price !== null && asked.includes(operation)) ||
    last.offers.some((offer) => asked.includes(offer.operation) && !offer.priceOnRequest)
  const less = saysLess(last.location, now.location)
  const photos = last.photos.filter(({ src }) => now.photos.some((photo) => photo.src === src))
  if (!tells && !less && photos.length === last.photos.length) return null
  const dearer: Listing = {
    ...last,
    photos,
    prices: last.prices.map((one) =>
      asked.includes(one.operation) ? { ...one, price: null, previousPrice: null } : one,
    ),
    offers: last.offers.map((offer) =>
      asked.includes(offer.operation) ? { ...withoutSums(offer), priceOnRequest: true } : offer,
    ),
    priceHistory: publicHistory(now.offers, last.priceHistory),
  }
  if (!less) return dearer
  const { seaDistance: _sea, ...rest } = dearer
  const layout = unmeasured(last.layout)
  const typed = layout.seaDistance
  return {
    ...rest,
    ...(now.location.precision === 'hidden' ? withoutDevelopment(last) : {}),
    title: retitled(last, now),
    location: now.location,
    layout:
      typed === undefined
        ? layout
        : { ...layout, seaDistance: asFine(typed, now.location.precision) },
    energy: unregistered(last.energy),
    photos: photos.filter(({ kind }) => kind !== 'energy_label'),
    ...(now.seaDistance === undefined ? {} : { seaDistance: now.seaDistance }),
  }
}
