import { keepPreviousData } from '@tanstack/react-query'
import { CircleDot, PenLine, Search as Glass, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useNavigate } from 'react-router-dom'
import { useGetListingClusters } from '../../../../generated/api/listing/listing'
import type { ClusterList, ListingCard as Card, Place } from '../../../../generated/model'
import { MapPanel } from '../../../ui/map/map-panel'
import type { MapMarker } from '../../../ui/map/marker'
import type { Bbox } from '../../../ui/map/projection'
import { drawn, ringsOf } from '../maps/limits'
import { MapCard } from '../maps/map-card'
import { MapLimits } from '../maps/map-limits'
import { mapHrefOf } from '../maps/map-search'
import { markersOf } from '../maps/markers'
import { mergeClose } from '../maps/merge-close'
import { useMapWords } from '../maps/map-words'
import { searchIn, useFrame } from '../maps/use-frame'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { Button } from '../../../ui/kit/public/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { clustersOf } from './search-data'
import { SILENT } from '../silent'
import { changed, hrefOf, scopeOf, type Search } from './search-state'

// Drawing is for those who ask for it.
const MapTool = lazy(() => import('../draw/map-tool'))

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

/** Size of the drawing, as in the look. */
const MAP_SIZE = { width: 1300, height: 1100 }

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
function useShown({ search, place, wholePage = false, total }: ResultsMapProps) {
  const { view, frame, move } = useFrame(search, place, wholePage)
  // On a narrow screen the moving map starts further out than the drawing it replaces.
  const [shift, setShift] = useState(0)
  const [apart, setApart] = useState<number | undefined>()
  useEffect(() => setShift(shrunk(window.innerWidth)), [])
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
    onLive: (live: number, nearest: number) => {
      setShift(live - view.zoom)
      // Near the last zoom there is, homes are no longer gathered.
      setApart(nearest - LAST)
    },
  }
}

/**
 * The map beside the list: the search's homes as prices and discs, what bounds them, and ways to
 * search where one looks.
 */
export default function ResultsMap(props: ResultsMapProps) {
  const { search, place, cards, hovered, wholePage = false } = props
  const { t } = useTranslation('listing')
  const words = useMapWords(t('map.results'))
  const navigate = useNavigate()
  const addressOf = wholePage ? mapHrefOf : hrefOf
  const scope = hrefOf(changed(search, {}))
  const [picked, setPicked] = useState<{ of: string; id: string } | null>(null)
  const chosen = picked?.of === scope ? picked.id : null
  const { view, frame, move, clusters, hidden, circle, areas, onLive } = useShown(props)
  const markers = useMemo(
    () => markersOf(clusters, cards, search, t, chosen ?? hovered),
    [clusters, cards, search, t, chosen, hovered],
  )
  const [follows, setFollows] = useState(false)
  const [tool, setTool] = useState<'area' | 'near' | null>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const opened = useRef(false)

  // The focus goes back to the button that opened the tool.
  useEffect(() => {
    if (!tool && opened.current) opener.current?.focus({ preventScroll: true })
    opened.current = tool !== null
  }, [tool])

  // On a phone the map is open because the address says so (#mapa): it stays.
  const go = (next: Search, replace = false) =>
    void navigate(addressOf(next) + window.location.hash, { preventScrollReset: true, replace })
  const onMove = (box: Bbox, zoom: number) => {
    const next = { box, zoom }
    move(next)
    if (!tool && (wholePage || follows)) go(searchIn(search, next, place), true)
  }
  const open = (marker: MapMarker, event: MouseEvent | globalThis.MouseEvent) => {
    // By keyboard (detail 0) or with a modifier the link is a link; a click shows the home first.
    if (
      event.detail === 0 ||
      event.metaKey ||
      event.ctrlKey ||
      chosen === marker.key ||
      marker.kind === 'cluster'
    )
      return
    event.preventDefault()
    setPicked({ of: scope, id: marker.key })
  }
  const take = (kind: 'area' | 'near') => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget
    setTool(kind)
  }
  const apart = frame && search.filters.bbox !== frame.box.join(',')

  return (
    <section className="map" id="mapa" aria-label={t('map.results')}>
      <MapPanel
        className="map-results"
        view={view}
        size={MAP_SIZE}
        words={words}
        markers={markers}
        circle={circle}
        areas={areas}
        onMove={onMove}
        onOpen={open}
        onLive={onLive}
        area={place?.kind === 'municipality' ? (place.municipalityIne ?? undefined) : undefined}
        tool={
          tool
            ? (stage) => (
                <Suspense>
                  <MapTool
                    kind={tool}
                    stage={stage}
                    filters={search.filters}
                    place={place}
                    onCancel={() => setTool(null)}
                    onDrawn={(change) => {
                      setTool(null)
                      go(drawn(search, place, change))
                    }}
                  />
                </Suspense>
              )
            : undefined
        }
      >
        <div className="map-draw" data-needs-script>
          <Button onClick={take('near')}>
            <CircleDot className="icon" aria-hidden />
            {t('map.near')}
          </Button>
          <Button onClick={take('area')}>
            <PenLine className="icon" aria-hidden />
            {t(areas.length > 0 ? 'map.drawMore' : 'map.draw')}
          </Button>
        </div>
        <MapLimits search={search} addressOf={addressOf} />
        {hidden > 0 ? (
          <p className="map-hidden">
            {t('map.hidden', { count: hidden })}{' '}
            <a href={wholePage ? hrefOf(search) : '#lista'}>{t('map.hiddenList')}</a>
          </p>
        ) : null}
        {frame && !wholePage ? (
          <>
            {apart && !follows ? (
              <Button className="map-here" onClick={() => go(searchIn(search, frame, place))}>
                <Glass className="icon" aria-hidden />
                {t('map.here')}
              </Button>
            ) : null}
            <label className="check-line map-follow">
              <BareCheckbox
                checked={follows}
                onChange={(event) => {
                  setFollows(event.target.checked)
                  if (event.target.checked && apart) go(searchIn(search, frame, place), true)
                }}
              />
              <span>{t('map.auto')}</span>
            </label>
          </>
        ) : null}
      </MapPanel>
      {chosen ? (
        <div className="pop">
          <Pressable
            className="popup-close"
            aria-label={t('map.close')}
            onClick={() => setPicked(null)}
          >
            <X className="icon" aria-hidden />
          </Pressable>
          <MapCard id={chosen} cards={cards} search={search} markers={markers} />
        </div>
      ) : null}
    </section>
  )
}
