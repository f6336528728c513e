import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useGetListingClusters } from '../../../../generated/api/listing/listing'
import type { ClusterList, ListingCard as Card, Place } from '../../../../generated/model'
import { ringsOf } from '../maps/limits'
import { mergeClose } from '../maps/merge-close'
import { useFrame } from '../maps/use-frame'
import { SILENT } from '../silent'
import { clustersOf } from './search-data'
import { changed, hrefOf, scopeOf, type Search } from './search-state'

export interface ResultsMapProps {
  search: Search
  place: Place | undefined
  /** Homes of the list beside it: their names are known. */
  cards: readonly Card[]
  /** Home whose card is under the pointer. */
  hovered: string | null
  /** Homes of the whole search when they are counted one by one. */
  total?: number | undefined
  /** The map is the page: it is drawn larger, and the search follows it wherever it is moved. */
  wholePage?: boolean
}

/** So far before the nearest zoom the last step begins. */
const LAST = 0.8

/**
 * How much further out the drawing looks where the style shrinks it (--k in map.css), while its
 * discs keep their size.
 */
const shrunk = (width: number): number =>
  width <= 560 ? Math.log2(0.53) : width < 1180 ? Math.log2(0.58) : 0

/**
 * How many homes of the search have no place on the map; what was known stays while the visitor
 * moves it.
 */
function useHidden(of: string, total: number | undefined, found: ClusterList | undefined): number {
  const [known, setKnown] = useState({ of: '', count: 0 })
  const count =
    total === undefined || !found || found.totalIsEstimate
      ? null
      : Math.max(0, found.total - found.placed)
  useEffect(() => {
    if (count !== null)
      setKnown((before) => (before.of === of && before.count === count ? before : { of, count }))
  }, [of, count])
  return count ?? (known.of === of ? known.count : 0)
}

/**
 * Clusters of what the visitor looks at (of the whole search until the map is moved), and the
 * circle of `near`.
 */
export function useShown({ search, place, wholePage = false, total }: ResultsMapProps) {
  const { view, frame, move } = useFrame(search, place, wholePage)
  // On a narrow screen the moving map starts further out than the drawing it replaces.
  const [[shift, apart], setLive] = useState<[shift: number, apart?: number]>([0])
  useEffect(() => setLive([shrunk(window.innerWidth)]), [])
  const params = frame
    ? { ...scopeOf(search), bbox: frame.box.join(','), zoom: Math.round(frame.zoom) }
    : clustersOf(search, view)
  const { data, isPlaceholderData } = useGetListingClusters(params, {
    ...SILENT,
    query: { placeholderData: keepPreviousData },
  })
  const zoom = frame?.zoom ?? view.zoom + shift
  const clusters = useMemo(() => mergeClose(data?.items ?? [], zoom, apart), [data, zoom, apart])
  const hidden = useHidden(
    hrefOf(changed(search, {})),
    frame || isPlaceholderData ? undefined : total,
    data,
  )
  const near = search.filters.near ? data?.near : undefined
  const circle = useMemo(
    () => near && { lon: near.lon, lat: near.lat, metres: near.km * 1000 },
    [near],
  )
  const drawnAreas = search.filters.area?.join(' ')
  const areas = useMemo(
    () => (drawnAreas ? ringsOf({ area: drawnAreas.split(' ') }) : []),
    [drawnAreas],
  )
  return {
    view,
    frame,
    move,
    clusters,
    hidden,
    circle,
    areas,
    // Near the last zoom there is, homes are no longer gathered.
    onLive: (live: number, nearest: number) => setLive([live - view.zoom, nearest - LAST]),
  }
}
