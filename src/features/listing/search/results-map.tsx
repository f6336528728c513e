import { keepPreviousData } from '@tanstack/react-query'
import { Search as Glass, X } from 'lucide-react'
import { useCallback, useMemo, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useNavigate } from 'react-router-dom'
import { useGetListingClusters } from '../../../../generated/api/listing/listing'
import type { ListingCard as Card, Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import { MapPanel } from '../../../ui/map/map-panel'
import type { MapMarker } from '../../../ui/map/marker'
import type { Bbox } from '../../../ui/map/projection'
import { MapCard } from '../maps/map-card'
import { markersOf } from '../maps/markers'
import { mergeClose } from '../maps/merge-close'
import { useMapWords } from '../maps/map-words'
import { clustersOf, viewOf, WHOLE_PAGE } from './search-data'
import { SILENT } from '../silent'
import { changed, hrefOf, scopeOf, type Search } from './search-state'

export interface ResultsMapProps {
  search: Search
  place: Place | undefined
  /** Homes of the list beside it: their names are known. */
  cards: readonly Card[]
  /** Home whose card is under the pointer. */
  hovered: string | null
  /** The map is the page: it is drawn larger, and tells the box in sight once the visitor has moved it. */
  onBox?: (box: Bbox) => void
}

/** Size of the drawing, as in the look. */
const MAP_SIZE = { width: 1300, height: 1100 }

interface Frame {
  box: Bbox
  zoom: number
}

/** Clusters of what the visitor looks at; of the whole search until the map is moved. */
function useClusters(search: Search, place: Place | undefined, frame: Frame | null, live: number | null, large: boolean) {
  const view = useMemo(() => viewOf(search, place, large ? WHOLE_PAGE : undefined), [search, place, large])
  const params = frame ? { ...scopeOf(search), bbox: frame.box.join(','), zoom: Math.round(frame.zoom) } : clustersOf(search, view)
  const { data } = useGetListingClusters(params, { ...SILENT, query: { placeholderData: keepPreviousData } })
  const zoom = frame?.zoom ?? live ?? view.zoom
  const clusters = useMemo(() => mergeClose(data?.items ?? [], zoom), [data, zoom])
  return { view, clusters }
}

/** The map beside the list: the search's homes as prices and discs, and a way to search where one looks. */
export default function ResultsMap({ search, place, cards, hovered, onBox }: ResultsMapProps) {
  const { t } = useTranslation('listing')
  const words = useMapWords(t('map.results'))
  const navigate = useNavigate()
  const scope = hrefOf(changed(search, {}))
  const [moved, setMoved] = useState<{ of: string; frame: Frame } | null>(null)
  const [picked, setPicked] = useState<{ of: string; id: string } | null>(null)
  const chosen = picked?.of === scope ? picked.id : null
  const frame = moved?.of === scope ? moved.frame : null
  const [live, setLive] = useState<number | null>(null)
  const { view, clusters } = useClusters(search, place, frame, live, onBox !== undefined)
  const markers = useMemo(() => markersOf(clusters, cards, search, t, chosen ?? hovered), [clusters, cards, search, t, chosen, hovered])

  const onMove = useCallback(
    (box: Bbox, zoom: number) => {
      setMoved({ of: scope, frame: { box, zoom } })
      onBox?.(box)
    },
    [scope, onBox],
  )
  const open = (marker: MapMarker, event: MouseEvent | globalThis.MouseEvent) => {
    // By keyboard (detail 0) or with a modifier the link is a link; a click shows the home first.
    if (event.detail === 0 || event.metaKey || event.ctrlKey || chosen === marker.key) return
    event.preventDefault()
    setPicked({ of: scope, id: marker.key })
  }
  const here = frame && hrefOf(changed(search, { place: EVERYWHERE, filters: { ...search.filters, bbox: frame.box.join(',') } }))

  return (
    <section className="map" id="mapa" aria-label={t('map.results')}>
      <MapPanel
        className="m-results" view={view} size={MAP_SIZE} words={words} markers={markers} onMove={onMove} onOpen={open} onLive={setLive}
        area={place?.kind === 'municipality' ? place.municipalityIne ?? undefined : undefined}
      >
        {here && !onBox ? <button type="button" className="btn" onClick={() => void navigate(here, { preventScrollReset: true })}><Glass className="i" aria-hidden />{t('map.here')}</button> : null}
      </MapPanel>
      {chosen ? (
        <div className="pop">
          <button type="button" className="pop-x" aria-label={t('map.close')} onClick={() => setPicked(null)}><X className="i" aria-hidden /></button>
          <MapCard id={chosen} cards={cards} search={search} markers={markers} />
        </div>
      ) : null}
    </section>
  )
}
