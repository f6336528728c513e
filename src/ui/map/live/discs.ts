import type { GeoJSONSource, Map as LiveEngine } from 'maplibre-gl'
import { clusterSize, type MapMarker } from '../marker'

const DISCS = 'discs'

/**
 * Tells the map's names where the discs stand: these are links over the map, of which it knows
 * nothing. An empty picture of a disc's size takes its room, so that a name goes beside it.
 */
export function keepRoomFor(map: LiveEngine, markers: readonly MapMarker[]): void {
  const discs = markers.filter(({ kind }) => kind === 'cluster')
  const data = {
    type: 'FeatureCollection' as const,
    features: discs.map(({ lon, lat, count }) => ({
      type: 'Feature' as const,
      properties: { size: clusterSize(count) },
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
    })),
  }
  const source = map.getSource<GeoJSONSource>(DISCS)
  if (source) return void source.setData(data)
  // Another style (MAP_STYLE_URL) has names of its own.
  if (discs.length === 0 || !map.getLayer('towns')) return
  map.addImage(DISCS, { width: 1, height: 1, data: new Uint8Array(4) })
  map.addSource(DISCS, { type: 'geojson', data })
  map.addLayer({
    id: DISCS,
    type: 'symbol',
    source: DISCS,
    layout: { 'icon-image': DISCS, 'icon-size': ['get', 'size'], 'icon-allow-overlap': true },
  })
}
