import type { ListingFacets, ListingPage } from '../../../generated/model'
import type { AreaFound, Stock } from '../found'
import { asked, type Ask } from './ask'

/** What an agency has on the market, of its first operation in detail. */
export async function stockOf(
  ask: Ask,
  agencyId: string,
  operations: Stock['operations'],
): Promise<Stock> {
  const [first] = operations
  const of = `operation=${first?.operation}&agencyId=${agencyId}`
  const [newest, facets] = first
    ? await Promise.all([
        asked<ListingPage>(ask, `/api/v1/listing/?${of}&limit=1`),
        asked<ListingFacets>(ask, `/api/v1/listing/facet/?${of}`),
      ])
    : [null, null]
  return {
    total: operations.reduce((sum, { total }) => sum + total, 0),
    operations,
    island: newest?.items[0]?.island ?? null,
    facets,
  }
}

/** How many homes of the agency's first operation lie at a place, and from what to what price. */
export async function areaOf(
  ask: Ask,
  agencyId: string,
  stock: Stock,
  place: string,
): Promise<AreaFound | null> {
  const known = await asked<{ name: string }>(ask, `/api/v1/place/${place}/`)
  if (!known) return null
  const operation = stock.operations[0]?.operation ?? 'V'
  const one = (sort: string) =>
    asked<ListingPage>(
      ask,
      `/api/v1/listing/?operation=${operation}&agencyId=${agencyId}&place=${place}&sort=${sort}&limit=3`,
    )
  const [low, high] = await Promise.all([one('price'), one('priceDesc')])
  const priced = (page: ListingPage | null): number | null =>
    page?.items.find(({ price }) => price !== null)?.price ?? null
  return { place, name: known.name, total: low?.total ?? 0, from: priced(low), to: priced(high) }
}
