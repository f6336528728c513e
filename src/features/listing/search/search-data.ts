import type { QueryClient } from '@tanstack/react-query'
import {
  getGetListingClustersQueryOptions,
  getGetListingFacetsQueryOptions,
  getSearchListingsQueryOptions,
} from '../../../../generated/api/listing/listing'
import { getGetPlaceQueryOptions } from '../../../../generated/api/place/place'
import type { ClusterList, GetListingClustersParams, Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import { fitView, ISLANDS, type Bbox, type MapView } from '../../../ui/map/projection'
import { SILENT } from '../silent'
import { limitsBox } from '../maps/limits'
import { loosenedOf, wholePlace } from './loosened'
import { paramsOf, scopeOf, type Search } from './search-state'

/**
 * The part of the map's drawing that holds the place: an island fills it, a town is shown with what
 * lies around.
 */
const WHOLE = { width: 620, height: 640 }
const MIDDLE = { width: 300, height: 300 }

/** What is drawn on the map is shown with a margin. */
const LIMITS = { width: 520, height: 560 }

/** What the islands fill on the map's own page. */
export const WHOLE_PAGE = { width: 960, height: 720 }

const boxOfText = (text: string): Bbox => text.split(',').map(Number) as unknown as Bbox

/**
 * Where the map of a search looks at first: the box in sight, what is drawn on it, the place, all
 * the islands.
 */
export function viewOf(
  search: Search,
  place: Place | undefined,
  islands = { width: 600, height: 600 },
): MapView {
  if (search.filters.bbox)
    return fitView(boxOfText(search.filters.bbox), { width: 740, height: 760 }, 14)
  const limits = limitsBox(search.filters)
  if (limits) return fitView(limits, LIMITS, 13)
  if (place?.bbox)
    return fitView(
      place.bbox as unknown as Bbox,
      place.kind === 'island' || place.kind === 'region' ? WHOLE : MIDDLE,
      13,
    )
  return place?.geo ? { ...place.geo, zoom: 12 } : fitView(ISLANDS, islands)
}

/**
 * The same view brought to where the homes are, when the search asks for something; what is drawn
 * on the map, or the box looked at, says itself where to look.
 */
export function fittedView(
  { place, filters }: Search,
  view: MapView,
  { items }: ClusterList,
  size = LIMITS,
): MapView {
  const asks = place !== EVERYWHERE || Object.keys(filters).length > 0
  if (!asks || items.length === 0 || filters.bbox || limitsBox(filters)) return view
  const side = (at: number, most: (...values: number[]) => number) =>
    most(...items.map(({ bbox, lat, lon }) => bbox?.[at] ?? (at % 2 === 0 ? lon : lat)))
  return fitView(
    [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)],
    size,
    13,
  )
}

/**
 * Fetches what the map shows at first: where the homes are, then these homes as near as they are
 * shown.
 */
export async function prefetchMap(
  client: QueryClient,
  search: Search,
  view: MapView,
  size?: typeof LIMITS,
): Promise<void> {
  const ask = (from: MapView) =>
    client.fetchQuery(getGetListingClustersQueryOptions(clustersOf(search, from), SILENT))
  await ask(view)
    .then((found) => ask(fittedView(search, view, found, size)))
    .catch(() => undefined) // the map asks again
}

/** Clusters of the first view; later ones are asked for with the box the visitor looks at. */
export const clustersOf = (search: Search, view: MapView): GetListingClustersParams => ({
  ...scopeOf(search),
  zoom: Math.max(0, Math.round(view.zoom)),
})

/** Everything a results page shows. Throws the API's 404 for a place nobody knows. */
export async function prefetchSearch(client: QueryClient, search: Search): Promise<void> {
  const place =
    search.place === EVERYWHERE
      ? undefined
      : await client.fetchQuery(getGetPlaceQueryOptions(search.place, SILENT))
  const [page, facets] = await Promise.all([
    client.fetchQuery(getSearchListingsQueryOptions(paramsOf(search), SILENT)),
    client.fetchQuery(getGetListingFacetsQueryOptions(scopeOf(search), SILENT)),
    prefetchMap(client, search, viewOf(search, place)),
  ])
  if (page.items.length > 0 || page.total > 0) return
  const nearest = loosenedOf(facets.loosened, search)[0]?.search ?? wholePlace(search)
  if (nearest)
    await client.prefetchQuery(
      getSearchListingsQueryOptions({ ...paramsOf(nearest), limit: 4 }, SILENT),
    )
}
