import type { QueryClient } from '@tanstack/react-query'
import { getGetListingClustersQueryOptions, getGetListingFacetsQueryOptions, getSearchListingsQueryOptions } from '../../../../generated/api/listing/listing'
import { getGetPlaceQueryOptions } from '../../../../generated/api/place/place'
import type { GetListingClustersParams, Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import { fitView, ISLANDS, type Bbox, type MapView } from '../../../ui/map/projection'
import { SILENT } from '../silent'
import { limitsBox } from '../maps/limits'
import { loosenedOf, wholePlace } from './loosened'
import { paramsOf, scopeOf, type Search } from './search-state'

/** The part of the map's drawing that holds the place: an island fills it, a town is shown with what lies around. */
const WHOLE = { width: 620, height: 640 }
const MIDDLE = { width: 300, height: 300 }

/** What is drawn on the map is shown with a margin. */
const LIMITS = { width: 520, height: 560 }

/** What the islands fill on the map's own page. */
export const WHOLE_PAGE = { width: 960, height: 720 }

const boxOfText = (text: string): Bbox => text.split(',').map(Number) as unknown as Bbox

/** Where the map of a search looks at first: the box in sight, what is drawn on it, the place, all the islands. */
export function viewOf(search: Search, place: Place | undefined, islands = { width: 600, height: 600 }): MapView {
  if (search.filters.bbox) return fitView(boxOfText(search.filters.bbox), { width: 740, height: 760 }, 14)
  const limits = limitsBox(search.filters)
  if (limits) return fitView(limits, LIMITS, 13)
  if (place?.bbox) return fitView(place.bbox as unknown as Bbox, place.kind === 'island' || place.kind === 'region' ? WHOLE : MIDDLE, 13)
  return place?.geo ? { ...place.geo, zoom: 12 } : fitView(ISLANDS, islands)
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
  const nearest = loosenedOf(facets.loosened, search)[0]?.search ?? wholePlace(search)
  if (nearest) await client.prefetchQuery(getSearchListingsQueryOptions({ ...paramsOf(nearest), limit: 4 }, SILENT))
}
