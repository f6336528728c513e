import { isDeepStrictEqual } from 'node:util'
import type {
  GeoPoint,
  Listing,
  ListingCard,
  PricePoint,
  PropertyBasics,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { purgeSoon } from '../../edge/index.ts'
import {
  findListing,
  findPrices,
  lastShown,
  markGone,
  rewriteGone,
  saveListings,
  type Shown,
} from './listing.repository.ts'
import { TYPE } from './codes.ts'
import { addNews, marketBefore, newsOf } from './news.ts'
import { toCard } from './projection/card.ts'
import { toListing } from './projection/listing.ts'
import { seaDistance } from './projection/location.ts'
import { narrowed, stillPublic } from './projection/narrow.ts'
import { isPublic, nextPrices, publicOffers } from './projection/prices.ts'
import { toSearchRows } from './projection/search-row.ts'
import { searchTexts } from './projection/search-terms.ts'
import type { ListingSource } from './source.ts'
import { cadastralMark, marksOf } from './twins/marks.ts'

/** `byContract`: nobody changed the home, it is drawn anew by the contract of today. */
interface ByContract {
  byContract: boolean
}

/**
 * Shows a home to the public as it is now, in the caller's transaction. A home whose operations are
 * all off-market, or whose type nobody knows, is withdrawn instead. Whether it may be shown at all
 * (status, publish gate) is the caller's to decide.
 */
export async function syncListing(
  trx: Db,
  source: ListingSource,
  options?: ByContract,
): Promise<void> {
  await syncListings(trx, [source], options)
}

/**
 * The same for many different homes at once, for imports and the demo: some hundreds per call are
 * best.
 */
export async function syncListings(
  trx: Db,
  sources: ListingSource[],
  options?: ByContract,
): Promise<void> {
  const [shown, hidden] = [
    sources.filter(({ property }) => isOffered(property.basics)),
    sources.filter(({ property }) => !isOffered(property.basics)),
  ]
  for (const { property } of hidden)
    await withdrawListing(trx, property.id, new Date(property.updatedAt), options)
  if (shown.length === 0) return
  const ids = shown.map(({ property }) => property.id)
  const [prices, before] = [await findPrices(trx, ids), await marketBefore(trx, ids)]
  const homes = shown.map((source) =>
    show(source, source.priceHistory ?? prices.get(source.property.id) ?? []),
  )
  await saveListings(trx, homes)
  await purgeSoon(trx, { homes: ids })
  await addNews(
    trx,
    newsOf(
      homes.map(({ listing }) => listing),
      before,
      new Date(),
    ),
  )
}

/**
 * Whether the public is offered a home that is on the market: one of a kind that nobody knows by now
 * cannot be drawn, so it is offered to nobody.
 */
export function isOffered({ type, offers }: Pick<PropertyBasics, 'type' | 'offers'>): boolean {
  return Object.hasOwn(TYPE, type) && offers.some((offer) => isPublic(offer.operation))
}

function show(source: ListingSource, before: PricePoint[]): Shown {
  const { property, agent } = source
  const prices = nextPrices(before, publicOffers(property.basics.offers), property.updatedAt)
  const listing = toListing(source, prices)
  const cards = cardsOf(listing)
  const rows = toSearchRows(listing).filter(
    (row, i, all) => all.findIndex(({ op }) => op === row.op) === i,
  )
  const marks = marksOf(source, listing)
  const completeness = Math.round(property.quality.completenessPct)
  return {
    listing,
    marks,
    cadastral: cadastralMark(source),
    completeness,
    cards,
    prices,
    agentId: agent?.id ?? null,
    rows,
    texts: searchTexts(listing),
  }
}

function cardsOf(listing: Listing): Record<string, ListingCard> {
  const cards: Record<string, ListingCard> = {}
  for (const offered of listing.prices) cards[offered.operation] ??= toCard(listing, offered)
  return cards
}

/** How a home off the site is narrowed. */
interface Narrowing {
  /** By the contract of today alone: nobody has changed the home. */
  byContract?: boolean
  /** What its agency keeps back, as far as that is read: without the care taken of what is unread. */
  said?: (last: Listing) => Promise<Listing>
}

/**
 * A home that is off the site and is saved anew: what its agency keeps back by now goes from where
 * it is still named, for good. What only the care for something unread keeps back, or the contract
 * of today (`byContract`), is kept beside it for a version that reads more (docs/decisions/0382).
 */
export async function narrowListing(
  trx: Db,
  id: string,
  load: () => Promise<ListingSource>,
  { byContract = false, said }: Narrowing = {},
): Promise<void> {
  const stored = await findListing(trx, id)
  if (stored?.state !== 'gone') return
  const { agency, agent } = stored.public
  const beside = await lastShown(trx, id)
  const whole = beside ? { ...beside, agency, agent } : stored.public
  const today = toListing(await load(), [])
  const kept = byContract ? null : narrowed(whole, (await said?.(whole)) ?? today)
  const last = byContract || beside ? stillPublic(kept ?? whole) : (kept ?? whole)
  const less = narrowed(last, today) ?? last
  if (!byContract && !kept && isDeepStrictEqual(less, stored.public)) return
  await rewriteGone(trx, less, cardsOf(less), kept)
  await purgeSoon(trx, { homes: [id] })
}

/** A home at another moved point, if it was shown at one. */
function movedTo(shown: Listing, geo: GeoPoint): Listing {
  if (shown.location.precision !== 'moved') return shown
  const { seaDistance: _sea, ...rest } = shown
  const location = { ...rest.location, geo }
  const sea = seaDistance(location)
  return { ...rest, location, ...(sea !== undefined && { seaDistance: sea }) }
}

/**
 * A home that is off the site and was last shown at a moved point is named with this one instead.
 */
export async function moveListing(trx: Db, id: string, geo: GeoPoint): Promise<void> {
  const stored = await findListing(trx, id)
  const beside = await lastShown(trx, id)
  const shown = [stored?.public, beside]
  if (stored?.state !== 'gone' || shown.every((one) => one?.location.precision !== 'moved')) return
  const moved = movedTo(stored.public, geo)
  await rewriteGone(trx, moved, cardsOf(moved), movedTo(beside ?? stored.public, geo))
  await purgeSoon(trx, { homes: [id] })
}

/**
 * Takes a home off the public site at `at`; nothing happens when it is not there. One that this
 * contract cannot show, and the next may, is gone in no news: nobody has taken it off.
 */
export async function withdrawListing(
  trx: Db,
  propertyId: string,
  at: Date,
  { byContract }: ByContract = { byContract: false },
): Promise<void> {
  if (!(await markGone(trx, propertyId, at, { byContract }))) return
  const gone = { listingId: propertyId, kind: 'gone', operation: null, priceBefore: null } as const
  if (!byContract) await addNews(trx, [gone])
  await purgeSoon(trx, { homes: [propertyId] })
}
