import type { ListingFacets, ListingPage } from '../../../generated/model'
import type { SitePage, SiteSection } from '../document'
import type { AgencyHomes, AreaFound, Stock } from '../found'
import { asked, type Ask } from './ask'

/** What an agency has on the market, without its counts. */
export const stockOf = (operations: Stock['operations']): Stock => ({
  total: operations.reduce((sum, { total }) => sum + total, 0),
  operations,
  facets: null,
})

/** Kinds of sections that choose by what there is. */
const COUNTS: ReadonlySet<SiteSection['kind']> = new Set(['hero', 'search', 'map'])

/** Whether a page shows what one may search by, with or without counts. */
export const showsCounts = ({ kind, sections }: SitePage): boolean =>
  kind === 'homes' || sections.some((one) => !one.off && COUNTS.has(one.kind))

/** Counts of an agency's first operation. */
export async function countsOf(
  ask: Ask,
  agencyId: string,
  [first]: Stock['operations'],
): Promise<ListingFacets | null> {
  return first
    ? asked(ask, `/api/v1/listing/facet/?operation=${first.operation}&agencyId=${agencyId}`)
    : null
}

/** Where the newest home of an agency's first operation lies. */
export async function islandOf(ask: Ask, agencyId: string, [first]: Stock['operations']) {
  const of = `operation=${first?.operation}&agencyId=${agencyId}&limit=1`
  const newest = first && (await asked<ListingPage>(ask, `/api/v1/listing/?${of}`))
  return newest?.items[0]?.island ?? null
}

/** How many homes of the agency's first operation lie at places, and from what to what price. */
export async function areasOf(
  ask: Ask,
  { offersAt }: AgencyHomes,
  { operations }: Stock,
  places: readonly string[],
): Promise<AreaFound[]> {
  const offered = offersAt(operations[0]?.operation ?? 'V', places)
  const names = await Promise.all(
    places.map((place) => asked<{ name: string }>(ask, `/api/v1/place/${place}/`)),
  )
  return places.flatMap((place, at) => {
    const [of, known] = [offered.get(place), names[at]]
    return of && known ? [{ place, name: known.name, ...of }] : []
  })
}
