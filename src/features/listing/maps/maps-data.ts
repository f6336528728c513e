import type { QueryClient } from '@tanstack/react-query'
import { getGetListingFacetsQueryOptions, getGetListingClustersQueryOptions, getSearchListingsQueryOptions } from '../../../../generated/api/listing/listing'
import type { SearchListingsParams } from '../../../../generated/model'
import { clustersOf, viewOf, WHOLE_PAGE } from '../search/search-data'
import { SILENT } from '../silent'
import { scopeOf, type Search } from '../search/search-state'
import { readMapSearch } from './map-search'

/** Homes of the drawer: the newest of what the map shows. */
export const drawerOf = (search: Search, bbox: string | null): SearchListingsParams => ({ ...scopeOf(search), ...(bbox ? { bbox } : {}), limit: 12 })

/** Everything the map page shows; an address with a value that is none leads nowhere. */
export async function openMaps(client: QueryClient, query: URLSearchParams): Promise<{ status?: 404 }> {
  const search = readMapSearch(query)
  if (!search) return { status: 404 }
  await Promise.all([
    client.prefetchQuery(getGetListingFacetsQueryOptions(scopeOf(search), SILENT)),
    client.prefetchQuery(getGetListingClustersQueryOptions(clustersOf(search, viewOf(search, undefined, WHOLE_PAGE)), SILENT)),
    client.prefetchQuery(getSearchListingsQueryOptions(drawerOf(search, null), SILENT)),
  ])
  return {}
}
