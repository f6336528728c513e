import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  getListing,
  getListSimilarListingsQueryOptions,
} from '../../../../generated/api/listing/listing'
import type { Listing, ListingGone } from '../../../../generated/model'
import { ApiFailure } from '../../../lib/api-error'
import { SILENT } from '../silent'

/** A home's address leads to the home, or, once it is withdrawn, to similar ones. */
export type Opened = { state: 'offered'; listing: Listing } | { state: 'gone'; gone: ListingGone }

/** One home. A withdrawn one (410) is an answer, not a failure; an unknown one (404) is thrown. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listing', 'opened', id],
    queryFn: async ({ signal }): Promise<Opened> => {
      try {
        return { state: 'offered', listing: await getListing(id, SILENT.request, signal) }
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 410)
          return { state: 'gone', gone: error.body as ListingGone }
        throw error
      }
    },
  })

/** Everything a home's page shows, and whether it is still offered. */
export async function prefetchListing(client: QueryClient, id: string): Promise<{ status?: 410 }> {
  const [opened] = await Promise.all([
    client.fetchQuery(listingQuery(id)),
    client.prefetchQuery(getListSimilarListingsQueryOptions(id, SILENT)),
  ])
  return opened.state === 'gone' ? { status: 410 } : {}
}
