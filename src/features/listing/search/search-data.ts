import type { QueryClient } from '@tanstack/react-query'
import { getGetListingClustersQueryOptions, getGetListingFacetsQueryOptions, getSearchListingsQueryOptions } from '../../../../generated/api/listing/listing'
import { getGetPlaceQueryOptions } from '../../../../generated/api/place/place'
import type { GetListingClustersParams, Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import { fitView, ISLANDS, type Bbox, type MapView } from '../../../ui/map/projection'
import { loosenedOf } from './loosened'
import { paramsOf, scopeOf, type Search } from './search-state'

/** The pages show what went wrong themselves. */
export const SILENT = { request: { silent: true } } as const

/** What the map's drawing is measured for; its middle 640 by 660 pixels hold the place. */
const MIDDLE = { width: 620, height: 640 }

const boxOfText = (text: string): Bbox => text.split(',').map(Number) as unknown as Bbox

/** Where the map of a search looks at first: the drawn box, the place, all the islands. */
export function viewOf(search: Search, place: Place | undefined): MapView {
  if (search.filters.bbox) return fitView(boxOfText(search.filters.bbox), { width: 740, height: 760 }, 14)
  if (place?.bbox) return fitView(place.bbox as unknown as Bbox, MIDDLE, 13)
  return place?.geo ? { ...place.geo, zoom: 12 } : fitView(ISLANDS, { width: 700, height: 700 })
}

/** Clusters of the first view; later ones are asked for with the box the visitor looks at. */
export const clustersOf = (search: Search, view: MapView): GetListingClustersParams => ({ ...scopeOf(search), zoom: Math.max(0, Math.round(view.zoom)) })

/** Everything a results page shows. Throws the API's 404 for a place nobody knows. */
export async function prefetchSearch(client: QueryClient, search: Search): Promise<void> {
  const place = search.place === EVERYWHERE ? undefined : await client.fetchQuery(getGetPlaceQueryOptions(search.place, SILENT))
  const [page, facets] = await Promise.all([
    client.fetchQuery(getSearchListingsQueryOptions(paramsOf(search), SILENT)),
    client.fetchQuery(getGetListingFacetsQueryOptions(scopeOf(search), SILENT)),
    client.prefetchQuery(getGetListingClustersQueryOptions(clustersOf(search, viewOf(search, place)), SILENT)),
  ])
  if (page.items.length > 0 || page.total > 0) return
  const nearest = loosenedOf(facets.loosened, search)[0]
  if (nearest) await client.prefetchQuery(getSearchListingsQueryOptions({ ...paramsOf(nearest.search), limit: 4 }, SILENT))
}
