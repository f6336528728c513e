import type { CostSheet, Listing, ListingGone } from '../../../generated/model'
import type { SitePage, SiteSection } from '../document'
import type {
  AgencyHomes,
  AreaFound,
  Found,
  HomeFound,
  HomesFound,
  Known,
  Pin,
  Stock,
} from '../found'
import { mainPrice } from '../detail/facts'
import { countsSold } from '../sections/figures'
import { asked, type Ask } from './ask'
import { homesOf, pinsOf, search, searchedHomes } from './homes'
import { centsOf, narrowed } from './query'
import { areasOf, islandOf } from './stock'

export interface Wanted {
  page: SitePage
  /** Id of the home of a detail page. */
  homeId: string | null
  query: Readonly<Record<string, string>>
  own: AgencyHomes
  /** Asks in the language of official names. */
  official: Ask
}

/** A price to begin with where nobody typed one, in EUR cents. */
const EXAMPLE = 40_000_000

/** The section that shows what is searched for on the page of the homes. */
export function searchedSection({ kind, sections }: SitePage): string | null {
  if (kind !== 'homes') return null
  const own = sections.find((one) => one.kind === 'homes' && !one.off && !one.pick?.length)
  return own?.id ?? ''
}

/** A home of this agency, or that it is gone; null for none, and for that of another agency. */
async function homeOf(
  ask: Ask,
  agencyId: string,
  id: string,
  { owns }: AgencyHomes,
): Promise<HomeFound | null> {
  const { status, data } = await ask(`/api/v1/listing/${id}/`)
  if (status === 410) {
    if (!(await owns(id))) return null
    const { items } = await search(ask, new URLSearchParams({ agencyId, limit: '3' }))
    return { kind: 'gone', gone: { ...(data as ListingGone), similar: items } }
  }
  const listing = data as Listing
  if (status !== 200 || listing.agency.id !== agencyId) return null
  const sells = mainPrice(listing)?.operation === 'V' && mainPrice(listing)?.price
  const [similar, cost] = await Promise.all([
    nearBy(ask, agencyId, listing),
    sells ? asked<CostSheet>(ask, `/api/v1/cost/?listingId=${id}&operation=V`) : null,
  ])
  return {
    kind: 'home',
    listing,
    similar,
    cost,
  }
}

/** Homes of this agency near one of its own: a site leads nobody to another's. */
async function nearBy(ask: Ask, agencyId: string, { id, location, prices }: Listing) {
  const params = new URLSearchParams({ agencyId, limit: '4' })
  params.set('operation', prices[0]?.operation ?? 'V')
  if (location.placeSlug) params.set('place', location.placeSlug)
  const { items } = await search(ask, params)
  return items.filter((card) => card.id !== id).slice(0, 3)
}

/** What buying costs where the agency's newest home lies, for the price that was typed. */
async function costOf(
  ask: Ask,
  official: Ask,
  agencyId: string,
  { operations }: Stock,
  typed: string | undefined,
): Promise<CostSheet | null> {
  const island = await islandOf(official, agencyId, operations)
  const of = island ? `&island=${island}` : ''
  return asked(ask, `/api/v1/cost/?price=${centsOf(typed) ?? EXAMPLE}${of}`)
}

/** Whether a section shows or counts what was sold. */
const tellsOfSold = (section: SiteSection): boolean =>
  section.kind === 'sold' || countsSold(section)

/** Answers by the id of the section that asks; sections of other kinds ask nothing. */
async function bySection<T>(
  sections: readonly SiteSection[],
  ask: (section: SiteSection) => Promise<T> | null,
): Promise<Record<string, T>> {
  const found = await Promise.all(
    sections.map(async (section) => {
      const answer = await ask(section)
      return answer === null ? [] : [[section.id, answer] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}

/** Everything that a page shows beside its document, asked at once. */
export async function foundFor(
  ask: Ask,
  known: Known,
  stock: Stock,
  { page, homeId, query, own, official }: Wanted,
): Promise<Found> {
  const agencyId = known.agency.id
  const sections = page.sections.filter(({ off }) => !off)
  const searched = searchedSection(page)
  const asks = narrowed(query)
  const [homes, areas, pins, costs, home, rest, sold] = await Promise.all([
    bySection<HomesFound>(sections, (one) =>
      one.kind !== 'homes'
        ? null
        : one.id === searched
          ? searchedHomes(ask, agencyId, stock, one, asks)
          : homesOf(ask, agencyId, stock, one),
    ),
    bySection<AreaFound[]>(sections, (one) =>
      one.kind === 'areas'
        ? areasOf(
            official,
            own,
            stock,
            (one.items ?? []).map(({ place }) => place),
          )
        : null,
    ),
    bySection<Pin[]>(sections, (one) =>
      one.kind === 'map' ? pinsOf(ask, agencyId, stock, one.filter) : null,
    ),
    bySection<CostSheet | null>(sections, (one) =>
      one.kind === 'costs' ? costOf(ask, official, agencyId, stock, query.cost) : null,
    ),
    homeId === null ? null : homeOf(ask, agencyId, homeId, own),
    searched === '' ? searchedHomes(ask, agencyId, stock, {}, asks) : null,
    sections.some(tellsOfSold) ? own.sold() : { homes: [], total: 0 },
  ])
  return {
    ...known,
    stock,
    sold,
    homes: rest ? { ...homes, '': rest } : homes,
    searched,
    areas,
    pins,
    costs: Object.fromEntries(
      Object.entries(costs).flatMap(([id, cost]) => (cost ? [[id, cost]] : [])),
    ),
    home,
  }
}
