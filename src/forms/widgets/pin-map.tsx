import { Minus, Plus } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { Pressable } from '../../ui/kit/bare/pressable'
import { MapPanel } from '../../ui/map/map-panel'
import type { MapView } from '../../ui/map/projection'
import { StaticMap } from '../../ui/map/static-map'
import { hasWebGl } from '../../ui/map/upgrade'
import '../../ui/map/map.css'
import { useScope } from '../scope'
import { PinPad, type Spot } from './pin-pad'

/** Wider than the form is anywhere: what is too much lies outside the frame on both sides. */
const SIZE = { width: 1200, height: 320 }

export interface PinMapProps {
  view: MapView
  point: Spot | undefined
  onSpot: (spot: Spot, zoom: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The drawing is zoomed by its buttons; the moving map zooms itself. */
  onZoom: (view: MapView) => void
}

/** The map a pin is set on: one that moves, with streets where there are some, else the drawing. */
export function PinMap(props: PinMapProps) {
  const [moves] = useState(hasWebGl)
  return moves ? <MovingMap {...props} /> : <DrawnMap {...props} />
}

function MovingMap({ view, point, onSpot, onKeyDown }: PinMapProps) {
  const { words } = useScope()
  const { lat, lon } = point ?? {}
  const pin = useMemo(
    () => (lat === undefined || lon === undefined ? undefined : { lat, lon }),
    [lat, lon],
  )
  return (
    <MapPanel
      className="map-field-map"
      view={view}
      size={SIZE}
      point={pin}
      words={{
        label: words.t('forms:map.name'),
        zoomIn: words.t('forms:map.closer'),
        zoomOut: words.t('forms:map.farther'),
        attribution: words.t('forms:map.source'),
        sea: words.t('forms:map.sea'),
      }}
      tool={(stage) => (
        <PinPad
          stage={stage}
          label={words.t('forms:map.label')}
          onSpot={onSpot}
          onKeyDown={onKeyDown}
        />
      )}
    />
  )
}

function DrawnMap({ view, point, onSpot, onKeyDown, onZoom }: PinMapProps) {
  const { words } = useScope()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const zoom = (by: number) =>
    onZoom({ ...view, zoom: Math.min(15, Math.max(6.5, view.zoom + by)) })
  return (
    <div className="map-panel map-field-map" ref={setFrame}>
      <div className="map-canvas">
        <StaticMap view={view} size={SIZE} seaName={words.t('forms:map.sea')} point={point} />
      </div>
      {frame ? (
        <PinPad
          stage={{ engine: null, frame, view, size: SIZE }}
          label={words.t('forms:map.label')}
          onSpot={onSpot}
          onKeyDown={onKeyDown}
        />
      ) : null}
      <div className="map-ui">
        <div className="map-zoom">
          <Pressable aria-label={words.t('forms:map.closer')} onClick={() => zoom(1)}>
            <Plus size={18} aria-hidden />
          </Pressable>
          <Pressable aria-label={words.t('forms:map.farther')} onClick={() => zoom(-1)}>
            <Minus size={18} aria-hidden />
          </Pressable>
        </div>
      </div>
      <p className="map-note">{words.t('forms:map.source')}</p>
    </div>
  )
}
