import type { QueryClient } from '@tanstack/react-query'
import { redirectOf } from './leads-to'
import { prefetchSearch } from './search-data'
import { readSearch } from './search-state'

/** Opens the results page of an address: where else it leads, or with its data fetched. */
export async function openSearch(
  client: QueryClient,
  params: { operation?: string; slug?: string },
  query: URLSearchParams,
): Promise<{ location?: string; status?: 404 }> {
  const location = await redirectOf(params, query)
  if (location) return { location }
  const search = readSearch(params, query)
  if (!search) return { status: 404 }
  await prefetchSearch(client, search)
  return {}
}
