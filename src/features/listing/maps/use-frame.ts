import { useEffect, useMemo, useState } from 'react'
import { useGetListingClusters } from '../../../../generated/api/listing/listing'
import type { Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import type { Bbox, MapView } from '../../../ui/map/projection'
import { clustersOf, fittedView, viewOf, WHOLE_PAGE } from '../search/search-data'
import { changed, type Search } from '../search/search-state'
import { SILENT } from '../silent'

/** What the visitor has moved the map to. */
export interface Frame {
  box: Bbox
  zoom: number
}

interface Moved {
  /** Where the search looked when the map was moved, and where it looks once it follows the map. */
  of: string
  to: string
  frame: Frame
  /** Where the map was set last: it stays so while the visitor moves it. */
  view: MapView
}

/** What of a search says where: other filters leave the map alone. */
const whereOf = ({ place, filters: { bbox, area, near } }: Search): string =>
  JSON.stringify([place, bbox, area, near])

/** How far a view may reach over a place's own box and still be a view of it, as a share of it. */
const OVER = 0.15

/** West and south of a view lie no further out than the box, east and north no further. */
function isWithin(view: Bbox, place: Place | undefined): boolean {
  const edge = (at: number): number => place?.bbox?.[at] ?? Number.NaN
  return view.every((one, at) => {
    const over = (edge((at % 2) + 2) - edge(at % 2)) * OVER
    return (at < 2 ? one - edge(at) : edge(at) - one) >= -over
  })
}

/**
 * The same search in the box that is in sight. It stays one of its place as long as one looks at
 * that; who looks beyond it wants what is there, too.
 */
export const searchIn = (search: Search, { box }: Frame, place: Place | undefined): Search =>
  changed(search, {
    place: isWithin(box, place) ? search.place : EVERYWHERE,
    filters: { ...search.filters, bbox: box.join(',') },
  })

/**
 * Where the map looks on arrival: at the homes found; filters chosen afterwards leave it where it
 * is.
 */
function useFirstView(
  search: Search,
  where: string,
  place: Place | undefined,
  wholePage: boolean,
): MapView {
  const size = wholePage ? WHOLE_PAGE : undefined
  // eslint-disable-next-line react-hooks/exhaustive-deps -- of the search only `where` counts
  const start = useMemo(() => viewOf(search, place, size), [where, place, size])
  const [fitted, setFitted] = useState<{ of: string; view: MapView } | null>(null)
  const held = fitted?.of === where ? fitted.view : null
  const { data } = useGetListingClusters(clustersOf(search, start), {
    ...SILENT,
    query: { enabled: held === null },
  })
  const fits = useMemo(
    () => (data ? fittedView(search, start, data, size) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
    [data, start, size],
  )
  // Kept after the drawing: kept in the midst of it, the server would draw the map's page twice.
  useEffect(() => {
    if (held === null && fits) setFitted({ of: where, view: fits })
  }, [held, fits, where])
  return held ?? fits ?? start
}

/**
 * Where the map of a search is set, and where the visitor has moved it since; a search that follows
 * the map does not move it.
 */
export function useFrame(
  search: Search,
  place: Place | undefined,
  wholePage: boolean,
): { view: MapView; frame: Frame | null; move: (frame: Frame) => void } {
  const where = whereOf(search)
  const first = useFirstView(search, where, place, wholePage)
  const [moved, setMoved] = useState<Moved | null>(null)
  const now = moved && (moved.of === where || moved.to === where) ? moved : null
  if (moved && !now) setMoved(null)
  const view = now?.view ?? first
  return {
    view,
    frame: now?.frame ?? null,
    move: (frame) =>
      setMoved({ of: where, to: whereOf(searchIn(search, frame, place)), frame, view }),
  }
}
