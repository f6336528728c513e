import type { QueryClient } from '@tanstack/react-query'
import {
  getGetListingFacetsQueryOptions,
  getSearchListingsQueryOptions,
} from '../../../../generated/api/listing/listing'
import { getSearchPlacesQueryOptions } from '../../../../generated/api/place/place'
import type { SearchListingsParams, SearchPlacesParams } from '../../../../generated/model'
import { SILENT } from '../silent'

/** Slugs of the islands, the largest first. */
export const ISLAND_SLUGS = ['mallorca', 'menorca', 'ibiza', 'formentera'] as const
export type IslandSlug = (typeof ISLAND_SLUGS)[number]

export const ISLAND_PLACES: SearchPlacesParams = { kind: ['island'], limit: 10 }
export const NEWEST: SearchListingsParams = { operation: 'V', limit: 8 }
export const onIsland = (place: IslandSlug): SearchListingsParams => ({ operation: 'V', place })

/** What the home page shows; a part that does not come leaves its place empty, never the page. */
export async function prefetchHome(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getSearchListingsQueryOptions(NEWEST, SILENT)),
    client.prefetchQuery(getSearchPlacesQueryOptions(ISLAND_PLACES, SILENT)),
    ...ISLAND_SLUGS.map((slug) =>
      client.prefetchQuery(getGetListingFacetsQueryOptions(onIsland(slug), SILENT)),
    ),
  ])
}
