import { AssetSource, type OpenHomeDetail } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { findListings, storedCards, type StoredCard } from '../listing/index.ts'
import { partnerHomes } from '../network/index.ts'
import type { HomeRow, SelectionRow } from './selection.repository.ts'

/** A home as its buyer is shown it. */
export interface ShownCard extends StoredCard {
  /** Of the agency that sent it. */
  own: boolean
  /** Of a partner's, whose public page says whose it is. */
  detail: OpenHomeDetail | null
}

/**
 * What a selection shows of its homes: the own ones, those withdrawn since included, and of
 * partners those that are shared with the sender now, under the sender's name.
 */
export async function shownCards(
  db: Db,
  { agency_id: agencyId }: Pick<SelectionRow, 'agency_id'>,
  homes: HomeRow[],
  now: Date,
): Promise<Map<string, ShownCard>> {
  const keyed = homes.map(({ listing_id: id, operation }) => ({ id, operation }))
  const ids = keyed.map(({ id }) => id)
  const cards = await storedCards(db, keyed)
  const listings = await findListings(db, ids)
  const wanted = { agencyId, today: dayOf(now), sources: Object.values(AssetSource), ids }
  const shared = await partnerHomes(db, wanted)
  const sender = shared.size > 0 ? await getAgency(db, agencyId) : null
  return new Map(
    [...cards].flatMap(([id, stored]): [string, ShownCard][] => {
      const listing = listings.get(id)?.public
      if (listing?.agency.id === agencyId) return [[id, { ...stored, own: true, detail: null }]]
      if (!listing || !sender || !shared.has(id)) return []
      const card = { ...stored.card, ref: '', agencyName: sender.tradeName }
      const photos = listing.photos.filter(({ kind }) => kind === 'photo')
      const detail = { description: listing.description, photos }
      return [[id, { ...stored, card, own: false, detail }]]
    }),
  )
}
