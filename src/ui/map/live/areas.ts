import type { GeoJSONSource, Map as LiveEngine } from 'maplibre-gl'
import type { Outline } from '../projection'

/** Draws the areas of a search, or takes them away. */
export function drawAreas(map: LiveEngine, areas: readonly Outline[]): void {
  const coordinates = areas.map((area) => [
    [...area, ...area.slice(0, 1)].map(([lon, lat]) => [lon, lat]),
  ])
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiPolygon' as const, coordinates },
  }
  const source = map.getSource<GeoJSONSource>('drawn')
  if (source) return void source.setData(data)
  if (areas.length === 0) return
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim()
  map.addSource('drawn', { type: 'geojson', data, tolerance: 0 })
  map.addLayer({
    id: 'drawn',
    type: 'fill',
    source: 'drawn',
    paint: { 'fill-color': colour, 'fill-opacity': 0.12 },
  })
  map.addLayer({
    id: 'drawn-line',
    type: 'line',
    source: 'drawn',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 2.5 },
  })
}
