import { PublicOperation, type ListingFacets, type ListingPage } from '../../../generated/model'
import type { AreaFound, Stock } from '../found'
import { asked, type Ask } from './ask'

/** What an agency has on the market: counts by operation, and those of its first one in detail. */
export async function stockOf(ask: Ask, agencyId: string): Promise<Stock> {
  const counts = await Promise.all(
    Object.values(PublicOperation).map(async (operation) => {
      const page = await asked<ListingPage>(
        ask,
        `/api/v1/listing/?operation=${operation}&agencyId=${agencyId}&limit=1`,
      )
      return { operation, total: page?.total ?? 0, island: page?.items[0]?.island ?? null }
    }),
  )
  const operations = counts.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  const [first] = operations
  return {
    total: operations.reduce((sum, { total }) => sum + total, 0),
    operations: operations.map(({ operation, total }) => ({ operation, total })),
    island: first?.island ?? null,
    facets: first
      ? await asked<ListingFacets>(
          ask,
          `/api/v1/listing/facet/?operation=${first.operation}&agencyId=${agencyId}`,
        )
      : null,
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
