import { CircleDot, PenLine, Search as Glass, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useNavigate } from 'react-router-dom'
import { MapPanel } from '../../../ui/map/map-panel'
import type { MapMarker } from '../../../ui/map/marker'
import type { Bbox } from '../../../ui/map/projection'
import { drawn } from '../maps/limits'
import { MapCard } from '../maps/map-card'
import { MapLimits } from '../maps/map-limits'
import { mapHrefOf } from '../maps/map-search'
import { markersOf } from '../maps/markers'
import { useMapWords } from '../maps/map-words'
import { searchIn } from '../maps/use-frame'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { Button } from '../../../ui/kit/public/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { changed, hrefOf, type Search } from './search-state'
import { useShown, type ResultsMapProps } from './use-shown'

// Drawing is for those who ask for it.
const MapTool = lazy(() => import('../draw/map-tool'))

/** Size of the drawing, as in the look. */
const MAP_SIZE = { width: 1300, height: 1100 }

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
    // On a phone the card of a home would lie over the tool and its buttons.
    setPicked(null)
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
