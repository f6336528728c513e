import type { QueryClient } from '@tanstack/react-query'
import {
  getGetListingFacetsQueryOptions,
  getSearchListingsQueryOptions,
} from '../../../../generated/api/listing/listing'
import { statusOf } from '../../../lib/api-error'
import { prefetchMap, viewOf, WHOLE_PAGE } from '../search/search-data'
import { SILENT } from '../silent'
import { scopeOf } from '../search/search-state'
import { drawerOf, readMapSearch } from './map-search'

/** Everything the map page shows; an address with a value that is none leads nowhere. */
export async function openMaps(
  client: QueryClient,
  query: URLSearchParams,
): Promise<{ status?: 404 }> {
  const search = readMapSearch(query)
  if (!search) return { status: 404 }
  await Promise.all([
    client
      .fetchQuery(getGetListingFacetsQueryOptions(scopeOf(search), SILENT))
      .catch((error: unknown) => {
        // An area that crosses itself is the API's to refuse; when it merely fails, the page says
        // so itself.
        if (statusOf(error) === 400) throw error
      }),
    prefetchMap(client, search, viewOf(search, undefined, WHOLE_PAGE), WHOLE_PAGE),
    client.prefetchQuery(getSearchListingsQueryOptions(drawerOf(search), SILENT)),
  ])
  return {}
}
