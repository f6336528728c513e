import type {
  ClusterList,
  Listing,
  ListingCard,
  ListingPage,
  SiteHomesFilter,
} from '../../../generated/model'
import { cardOf } from '../detail/facts'
import type { SectionOf } from '../document'
import type { HomesFound, Pin, Stock } from '../found'
import { asked, type Ask } from './ask'

const NONE: HomesFound = { items: [], total: 0, next: null, previous: null }

/** A filter of the document as the search of the portal takes it. */
export function searchOf(filter: SiteHomesFilter | undefined): URLSearchParams {
  const search = new URLSearchParams()
  const {
    operation,
    place,
    types = [],
    features = [],
    priceMin,
    priceMax,
    bedroomsMin,
  } = filter ?? {}
  if (operation) search.set('operation', operation)
  if (place) search.set('place', place)
  for (const type of types) search.append('type', type)
  for (const feature of features) search.append('feature', feature)
  for (const [name, value] of Object.entries({ priceMin, priceMax, bedroomsMin }))
    if (value !== undefined) search.set(name, String(value))
  return search
}

const ORDERS: Record<string, (a: ListingCard, b: ListingCard) => number> = {
  newest: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
  price: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity),
  priceDesc: (a, b) => (b.price ?? Infinity) - (a.price ?? Infinity),
}

export async function search(ask: Ask, params: URLSearchParams): Promise<HomesFound> {
  return (await searched(ask, params)) ?? NONE
}

/** The same; null where the search does not know what it is asked. */
async function searched(ask: Ask, params: URLSearchParams): Promise<HomesFound | null> {
  const page = await asked<ListingPage>(ask, `/api/v1/listing/?${params}`)
  return page && { items: page.items, total: page.total, next: page.next, previous: page.previous }
}

/** Homes chosen one by one, in their order; who left the market, or is another agency's, is dropped. */
async function picked(ask: Ask, agencyId: string, ids: readonly string[]): Promise<HomesFound> {
  const found = await Promise.all(ids.map((id) => asked<Listing>(ask, `/api/v1/listing/${id}/`)))
  const items = found.flatMap((listing) =>
    listing && listing.agency.id === agencyId ? [cardOf(listing)] : [],
  )
  return { ...NONE, items, total: items.length }
}

/** Homes of a section: its choice, else its filter; without an operation those of all, in one order. */
export async function homesOf(
  ask: Ask,
  agencyId: string,
  stock: Stock,
  {
    pick,
    filter,
    sort = 'newest',
    count = 6,
  }: Pick<SectionOf<'homes'>, 'pick' | 'filter' | 'sort' | 'count'>,
): Promise<HomesFound> {
  if (pick?.length) return picked(ask, agencyId, pick)
  const operations = filter?.operation
    ? [filter.operation]
    : stock.operations.map(({ operation }) => operation)
  const pages = await Promise.all(
    operations.map((operation) => {
      const params = searchOf({ ...filter, operation })
      params.set('agencyId', agencyId)
      params.set('sort', sort)
      params.set('limit', String(count))
      return search(ask, params)
    }),
  )
  const known = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  return {
    ...NONE,
    items: [...known.values()].toSorted(ORDERS[sort]).slice(0, count),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  }
}

/** What a visitor searches for, within what the section shows. */
export async function searchedHomes(
  ask: Ask,
  agencyId: string,
  stock: Stock,
  section: Pick<SectionOf<'homes'>, 'filter' | 'sort' | 'count'>,
  asks: readonly (readonly [string, string])[],
): Promise<HomesFound> {
  const within = (more: typeof asks): URLSearchParams => {
    const params = searchOf(section.filter)
    for (const [name, value] of more) params.set(name, value)
    if (!params.has('operation') && stock.operations[0])
      params.set('operation', stock.operations[0].operation)
    params.set('agencyId', agencyId)
    params.set('sort', section.sort ?? 'newest')
    params.set('limit', String(section.count ?? 24))
    return params
  }
  const found = await searched(ask, within(asks))
  // An address that was cut or made up shows what the section shows, not that there is nothing.
  return found ?? (asks.length > 0 ? search(ask, within([])) : NONE)
}

/** Homes of a filter that show where they are, each with its price. */
export async function pinsOf(
  ask: Ask,
  agencyId: string,
  stock: Stock,
  filter: SiteHomesFilter | undefined,
): Promise<Pin[]> {
  const params = searchOf(filter)
  if (!params.has('operation') && stock.operations[0])
    params.set('operation', stock.operations[0].operation)
  params.set('agencyId', agencyId)
  params.set('zoom', '16')
  const found = await asked<ClusterList>(ask, `/api/v1/listing/cluster/?${params}`)
  return (found?.items ?? []).flatMap(({ id, lat, lon, price }) =>
    id ? [{ id, lat, lon, price }] : [],
  )
}
