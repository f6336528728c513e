import type { Listing, PublicOperation } from '../../../../generated/model/index.ts'
import type { StoredTold } from '../../../db/tables/publication.ts'
import { isCalled } from './contact.ts'
import { saysLess } from './narrow.ts'
import { isPublic } from './prices.ts'

const TAIL = 16
const tails = ({ photos }: Listing): string[] => photos.map(({ src }) => src.slice(-TAIL))
/** Operations of which some sum is told: a transfer may have its own instead of a price. */
const pricedOf = ({ offers }: Listing): PublicOperation[] =>
  offers.flatMap(({ operation, priceOnRequest }) =>
    isPublic(operation) && !priceOnRequest ? [operation] : [],
  )
const tellsPast = ({ priceHistory, onMarketAt }: Listing): boolean =>
  priceHistory.length > 0 || onMarketAt !== undefined

/** What a home tells as it is shown. */
export const toldOf = (listing: Listing): StoredTold => ({
  location: listing.location,
  priced: pricedOf(listing),
  photos: tails(listing),
  called: isCalled(listing.contactMethods),
  agent: listing.agent?.name ?? null,
  past: tellsPast(listing),
  exclusive: listing.exclusive,
})

/**
 * Does a home keep more back than what was told of it (docs/decisions/0064): of the place, a sum
 * that is on request by now, a picture, a number, who looked after it, what it was asked for before,
 * that one agency alone has it? What nobody noted may have told anything.
 */
export function tellsLess(told: StoredTold | null, now: Listing): boolean {
  if (told === null || !isWhole(told)) return true
  const asked = new Set(
    now.offers.flatMap(({ operation, priceOnRequest }) => (priceOnRequest ? [operation] : [])),
  )
  const photos = new Set(tails(now))
  return (
    saysLess(told.location, now.location) ||
    told.priced.some((operation) => asked.has(operation)) ||
    // A version that noted no past did not note the sum of a transfer either.
    (told.past === undefined && asked.has('T')) ||
    (told.past !== false && !tellsPast(now)) ||
    (told.exclusive !== false && !now.exclusive) ||
    told.photos.some((photo) => !photos.has(photo)) ||
    (told.called && !isCalled(now.contactMethods)) ||
    (told.agent !== null && told.agent !== now.agent?.name)
  )
}

/** Was it written as this version reads it? */
const isWhole = ({ location, priced, photos }: Partial<StoredTold>): boolean =>
  typeof location === 'object' && Array.isArray(priced) && Array.isArray(photos)
