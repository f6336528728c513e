import type { ListingCard } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { findListing, markGone, saveListing } from './listing.repository.ts'
import { toCard } from './projection/card.ts'
import { toListing } from './projection/listing.ts'
import { isPublic, nextPrices, publicOffers } from './projection/prices.ts'
import { toSearchRows } from './projection/search-row.ts'
import { searchText } from './projection/words.ts'
import type { ListingSource } from './source.ts'

/**
 * Shows a home to the public as it is now, in the caller's transaction. A home whose operations are all off-market is
 * withdrawn instead. Whether it may be shown at all (status, publish gate) is the caller's to decide.
 */
export async function syncListing(trx: Db, source: ListingSource): Promise<void> {
  const { property } = source
  if (!property.basics.offers.some((offer) => isPublic(offer.operation))) {
    return withdrawListing(trx, property.id, new Date(property.updatedAt))
  }
  const before = source.priceHistory ?? (await findListing(trx, property.id))?.prices ?? []
  const prices = nextPrices(before, publicOffers(property.basics.offers), property.updatedAt)
  const listing = toListing(source, prices)
  const cards: Record<string, ListingCard> = {}
  for (const offered of listing.prices) cards[offered.operation] ??= toCard(listing, offered)
  const rows = toSearchRows(listing).filter((row, i, all) => all.findIndex(({ op }) => op === row.op) === i)
  await saveListing(trx, { listing, cards, prices, agentId: source.agent?.id ?? null, rows, text: searchText(listing) })
}

/** Takes a home off the public site at `at`; nothing happens when it is not there. */
export async function withdrawListing(trx: Db, propertyId: string, at: Date): Promise<void> {
  await markGone(trx, propertyId, at)
}
