import type { GeoJSONSource, Map as LiveEngine } from 'maplibre-gl'

export interface Circle {
  lon: number
  lat: number
  metres: number
}

const STEPS = 72

function ring({ lon, lat, metres }: Circle): [number, number][] {
  const wide = metres / (111_320 * Math.cos((lat * Math.PI) / 180))
  const high = metres / 110_574
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
}

/** Draws the dashed circle of an approximate place, to scale at every zoom; none takes it away. */
export function drawCircle(map: LiveEngine, circle: Circle | undefined): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: circle ? [ring(circle)] : [] },
  }
  const source = map.getSource<GeoJSONSource>('circle')
  if (source) return void source.setData(data)
  if (!circle) return
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim()
  map.addSource('circle', { type: 'geojson', data })
  map.addLayer({
    id: 'circle',
    type: 'fill',
    source: 'circle',
    paint: { 'fill-color': colour, 'fill-opacity': 0.16 },
  })
  map.addLayer({
    id: 'circle-line',
    type: 'line',
    source: 'circle',
    paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [3, 2.5] },
  })
}
