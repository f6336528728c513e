import { Map as LiveEngine, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { getSite } from '../../../lib/site'
import type { GestureWords } from '../marker'
import type { MapView } from '../projection'
import { embeddedStyle } from './base-style'
import { drawStreets, findStreets } from './streets'

// MapLibre 6 does not find its worker in a bundle; a file of ours keeps `worker-src 'self'` enough.
setWorkerUrl(workerUrl)

export interface EngineOptions {
  container: HTMLElement
  view: MapView
  /** What the map shows, for who does not see it. */
  label: string
  seaName: string
  /** The page scrolls over it: two fingers, or Ctrl with the wheel, move the map. */
  cooperative?: GestureWords | undefined
  signal: AbortSignal
  /** The streets are drawn: whose they are has to be said. */
  onStreets: () => void
}

/** How near one comes: tiles are drawn larger than they are, outlines alone become blank. */
const NEAREST = { streets: 18, other: 19, outlines: 14 }

/** Any style by setting (MAP_STYLE_URL), else the embedded one. */
const styleOf = ({ seaName, signal }: EngineOptions): string | Promise<StyleSpecification> =>
  getSite().mapStyleUrl ?? embeddedStyle(seaName, signal)

/** MapLibre's own names for its words, which are English where nobody gives others. */
const gesturesOf = ({ windows, mac, touch }: GestureWords): Record<string, string> => ({
  'CooperativeGesturesHandler.WindowsHelpText': windows,
  'CooperativeGesturesHandler.MacHelpText': mac,
  'CooperativeGesturesHandler.MobileHelpText': touch,
})

/** Starts MapLibre in an element, once its style and the page's font are there. */
export async function startEngine(options: EngineOptions): Promise<LiveEngine> {
  const { container, view, label, cooperative, signal, onStreets } = options
  const other = getSite().mapStyleUrl !== null
  const [style, streets] = await Promise.all([
    styleOf(options),
    other ? null : findStreets(signal),
    document.fonts.load('15px "Instrument Sans"'),
  ])
  const map = new LiveEngine({
    container,
    locale: { 'Map.Title': label, ...(cooperative && gesturesOf(cooperative)) },
    style,
    center: [view.lon, view.lat],
    zoom: view.zoom,
    minZoom: 5.5,
    maxZoom: NEAREST[other ? 'other' : streets ? 'streets' : 'outlines'],
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: cooperative !== undefined,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
  })
  map.touchZoomRotate.disableRotation()
  if (streets) map.once('style.load', () => drawStreets(map, streets, onStreets))
  return map
}

/** What the map shows now, west, south, east, north with four decimals. */
export function boundsOf(map: LiveEngine): [number, number, number, number] {
  const bounds = map.getBounds()
  const cut = (value: number): number => Math.round(value * 1e4) / 1e4
  return [
    cut(bounds.getWest()),
    cut(bounds.getSouth()),
    cut(bounds.getEast()),
    cut(bounds.getNorth()),
  ]
}
