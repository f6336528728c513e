import { addProtocol, type Map as LiveEngine } from 'maplibre-gl'
import { FetchSource, PMTiles, Protocol } from 'pmtiles'
import { STREETS, type Colour } from './expression'
import { streetLand, streetRoads } from './street-ground'
import { streetNames } from './street-names'
import './streets.css'

/** The tiles of `npm run map`, as the server names them. */
export interface Streets {
  /** Path of the archive, with its mark. */
  tiles: string
  /** Its layers, by their names. */
  layers: readonly string[]
}

/** From this zoom on tiles are asked for: who looks at the islands loads none. */
const FROM_ZOOM = 10.4
/** From this zoom on also before anybody has touched the page. */
const UNASKED_ZOOM = 12.8
/** Where the tiles' names take over from ours. */
const NAMES_ZOOM = 12

const protocol = new Protocol()
let registered = false

/** Whether the server has streets; null without them, and where it cannot be asked. */
export async function findStreets(signal: AbortSignal): Promise<Streets | null> {
  try {
    const reply = await fetch('/map/islands.json', { signal })
    const said = (await reply.json()) as { tiles?: unknown; layers?: unknown }
    return typeof said.tiles === 'string' && Array.isArray(said.layers)
      ? { tiles: said.tiles, layers: said.layers.map(String) }
      : null
  } catch {
    return null
  }
}

function attach(map: LiveEngine, { tiles, layers }: Streets): void {
  const url = new URL(tiles, location.origin).href
  if (!registered) addProtocol('pmtiles', protocol.tile)
  registered = true
  if (!protocol.get(url)) protocol.add(new PMTiles(new FetchSource(url)))
  const computed = getComputedStyle(document.documentElement)
  const colour: Colour = (name) => computed.getPropertyValue(name).trim()
  map.addSource(STREETS, { type: 'vector', url: `pmtiles://${url}` })
  // Under what is said of the search, over our land; roads lie over the municipalities' borders.
  for (const layer of streetLand(colour)) map.addLayer(layer, 'borders')
  for (const layer of streetRoads(colour)) map.addLayer(layer, 'area')
  for (const layer of streetNames(colour)) map.addLayer(layer, 'waters')
  // One name for one town: ours from afar, then those of the tiles.
  if (layers.includes('places')) map.setLayerZoomRange('towns', 0, NAMES_ZOOM)
  // Near by it is the streets one reads.
  map.setLayerZoomRange('municipality-name', 11.2, NAMES_ZOOM + 0.6)
  // The tiles say better where towns end.
  if (layers.includes('landuse')) map.setLayerZoomRange('extent', 9, FROM_ZOOM)
  if (layers.includes('earth')) map.setLayerZoomRange('coast', 0, 11)
}

/**
 * Draws the streets as soon as somebody is near enough to see any, and says so. A page that merely
 * opens on a town asks for no tiles before it is touched; one that opens near by shows them at once.
 */
export function drawStreets(map: LiveEngine, streets: Streets, onShown: () => void): void {
  const done = new AbortController()
  let touched = false
  const look = (): void => {
    if (map.getZoom() < (touched ? FROM_ZOOM : UNASKED_ZOOM)) return
    done.abort()
    map.off('zoom', look)
    attach(map, streets)
    onShown()
  }
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(
      kind,
      () => {
        if (touched || done.signal.aborted) return
        touched = true
        look()
      },
      { signal: done.signal, passive: true },
    )
  map.on('zoom', look)
  map.once('remove', () => done.abort())
  look()
}
