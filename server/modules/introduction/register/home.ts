import type { IntroductionHome } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { findListings, placeLine } from '../../listing/index.ts'

/** What a home was offered for last, EUR cents: a sale first; none of those on request. */
export async function introducedPrices(db: Db, id: string): Promise<number[]> {
  const prices = (await findListings(db, [id])).get(id)?.public?.prices ?? []
  return [
    ...prices.filter(({ operation }) => operation === 'V'),
    ...prices.filter(({ operation }) => operation !== 'V'),
  ].flatMap(({ price }) => price || [])
}

/**
 * Homes as the public read them last, by id; the reference is told to whose home it is. Of one that
 * is gone nothing is left but its id.
 */
export async function introducedHomes(
  db: Db,
  agencyId: string,
  ids: string[],
): Promise<(id: string) => IntroductionHome> {
  const listings = await findListings(db, [...new Set(ids)])
  return (id) => {
    const listing = listings.get(id)?.public
    if (!listing) return { id, ref: null, title: {}, place: '' }
    return {
      id,
      ref: listing.agency.id === agencyId ? listing.ref : null,
      title: listing.title,
      place: placeLine(listing.location),
    }
  }
}
