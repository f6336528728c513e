import type { Listing, NetworkHome, NetworkHomePage } from '../../../../generated/model/index.ts'
import type { Operations } from '../../../../generated/server/operations.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { dayOf } from '../../../time/madrid.ts'
import { findAmong, findPublicListing, SEARCH_ORDER } from '../../listing/index.ts'
import { ALL_SOURCES, countBySource, offerOf, partnerHomes } from '../share/partner-homes.ts'

const PAGE = 24
type Query = Operations['searchNetworkHomes']['query']

/** Homes of partners by the filters of the public search. */
export async function searchPartnerHomes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { agencyId, lang }: Actor,
  { sources, agreementId, sort = 'newest', cursor: text, limit = PAGE, ...query }: Query,
): Promise<NetworkHomePage> {
  const today = dayOf(now())
  const shared = await partnerHomes(db, { agencyId, today, sources, agreementId })
  const list = `searchNetworkHomes ${query.operation ?? 'V'} ${sort}`
  const kind = SEARCH_ORDER[sort].column === 'published_at' ? 'moment' : 'number'
  const cursor = readCursor(text, { list, kind }, lang)
  const page = { sort, cursor, limit, now: now(), lang }
  const { items, total } = await findAmong(db, query, [...shared.keys()], page)
  const { rows, next } = cutPage(items, { list, cursor, limit, value: ({ key }) => key })
  return {
    items: rows.flatMap(({ id, card }) => {
      const offer = offerOf(shared.get(id))
      return offer ? [{ home: card, offer }] : []
    }),
    total,
    next,
    bySource: await countBySource(db, { agencyId, today }),
  }
}

/** What a partner sees of a home: the public page without a way to its agency or agent. */
const withoutContact = (listing: Listing): Listing => ({
  ...listing,
  agency: { ...listing.agency, phone: null, email: null },
  agent: null,
  contactMethods: [],
})

/** A home that a partner shares with the agency now; throws 404. */
export async function showPartnerHome(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { agencyId, lang }: Actor,
  id: string,
): Promise<NetworkHome> {
  const wanted = { agencyId, today: dayOf(now()), sources: ALL_SOURCES, ids: [id] }
  const offer = offerOf((await partnerHomes(db, wanted)).get(id))
  const listing = offer && (await findPublicListing(db, id))
  return listing ? { home: withoutContact(listing), offer } : notFound(lang)
}
