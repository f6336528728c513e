import type { Map as LiveEngine } from 'maplibre-gl'
import { Minus, Plus } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { quietly } from '../../lib/quietly'
import { Pressable } from '../kit/bare/pressable'
import type { LiveMapProps } from './live/live-map'
import type { GestureWords, MapMarker, MapWords } from './marker'
import type { Bbox, MapView, Outline, Size } from './projection'
import { StaticMap } from './static-map'
import { liveViewOf, useUpgrade } from './upgrade'
import './map.css'

/** Where the moving map's code does not come (a weak line, a blocker), the drawing stays. */
function NoLiveMap({ onFailed }: LiveMapProps) {
  useEffect(onFailed, [onFailed])
  return null
}

/** Quietly: a page that reads well without it is not loaded anew, on a slow line time and again. */
const LiveMap = lazy<ComponentType<LiveMapProps>>(() =>
  quietly(() => import('./live/live-map')).catch(() => ({ default: NoLiveMap })),
)

/** What a tool drawn over the map needs to know where it is. */
export interface MapStage {
  /** The moving map; null while (or where) there is only the drawing. */
  engine: LiveEngine | null
  frame: HTMLElement
  /** Where the drawing looks, and its size. */
  view: MapView
  size: Size
}

export interface MapPanelProps {
  view: MapView
  /**
   * Size of the drawing in pixels; it is shown around its middle, shrunk by the style's --k on
   * narrow screens.
   */
  size: Size
  words: MapWords
  markers?: readonly MapMarker[]
  className?: string
  circle?: { lon: number; lat: number; metres: number } | undefined
  areas?: readonly Outline[] | undefined
  point?: { lon: number; lat: number } | undefined
  area?: string | undefined
  cooperative?: GestureWords | undefined
  /** The visitor moved the map: what it shows now. Without it clusters are links like any other. */
  onMove?: (box: Bbox, zoom: number) => void
  onOpen?: (marker: MapMarker, event: MouseEvent | globalThis.MouseEvent) => void
  /**
   * The moving map is there, at this zoom (on a narrow screen it differs from the drawing's), and so
   * near it comes.
   */
  onLive?: (zoom: number, nearest: number) => void
  /** Something that takes the map over while it is open: drawing an area, setting a point. */
  tool?: ((stage: MapStage) => ReactNode) | undefined
  children?: ReactNode
}

const NONE: readonly MapMarker[] = []

/**
 * A map: first a drawing made by the server, then (when seen and the browser is idle, or at the
 * first touch) MapLibre. Without script or WebGL the drawing and its links stay.
 */
export function MapPanel({
  view,
  size,
  words,
  markers = NONE,
  className = '',
  circle,
  areas,
  point,
  area,
  cooperative,
  onMove,
  onOpen,
  onLive,
  tool,
  children,
}: MapPanelProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { wanted, failed, want, fail } = useUpgrade(frame)
  const [engine, setEngine] = useState<LiveEngine | null>(null)
  const steps = useRef(0)

  useEffect(() => {
    if (!engine || steps.current === 0) return
    engine.zoomTo(engine.getZoom() + steps.current, {}, { asked: true })
    steps.current = 0
  }, [engine])

  useEffect(() => {
    if (tool) want()
  }, [tool, want])

  const ready = (map: LiveEngine) => {
    setEngine(map)
    onLive?.(map.getZoom(), map.getMaxZoom())
  }
  const zoom = (step: number) => {
    if (engine) return void engine.zoomTo(engine.getZoom() + step, {}, { asked: true })
    steps.current += step
    want()
  }

  return (
    <div
      ref={frame}
      className={`map-panel ${className}`}
      role="group"
      aria-label={words.label}
      onPointerDown={want}
      data-live={engine ? 'yes' : 'no'}
      data-tool={tool ? 'yes' : undefined}
    >
      {engine ? null : (
        <div className="map-canvas">
          <StaticMap
            view={view}
            size={size}
            seaName={words.sea}
            markers={markers}
            circle={circle}
            areas={areas}
            point={point}
            onOpen={(marker, event) => marker.kind === 'pin' && onOpen?.(marker, event)}
          />
        </div>
      )}
      {wanted ? (
        <Suspense>
          <LiveMap
            view={liveViewOf(view, frame.current)}
            label={words.label}
            seaName={words.sea}
            markers={markers}
            circle={circle}
            areas={areas}
            point={point}
            area={area}
            cooperative={cooperative}
            onReady={ready}
            onFailed={fail}
            onMove={onMove}
            onOpen={onOpen}
          />
        </Suspense>
      ) : null}
      <div className="map-ui">{children}</div>
      {failed ? null : (
        <div className="map-zoom" data-needs-script>
          <Pressable aria-label={words.zoomIn} onClick={() => zoom(1)}>
            <Plus size={20} aria-hidden />
          </Pressable>
          <Pressable aria-label={words.zoomOut} onClick={() => zoom(-1)}>
            <Minus size={20} aria-hidden />
          </Pressable>
        </div>
      )}
      {tool && frame.current ? tool({ engine, frame: frame.current, view, size }) : null}
      <p className="map-note">{words.attribution}</p>
    </div>
  )
}
