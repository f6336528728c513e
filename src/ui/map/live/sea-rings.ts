import type { Feature, MultiPoint, MultiPolygon, Position } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'

/**
 * The three seas round the coast. Wide lines break into splinters at a coast's small bends, so each
 * ring is drawn as discs along it: their union is the true buffer. Few discs from afar, many from
 * near, where only those in sight are drawn.
 */
export const RING_ZOOM = 10

/** Points along every shore, at most `step` degrees apart. */
export function alongCoast(land: MultiPolygon, step: number): Feature<MultiPoint> {
  const points: Position[] = []
  for (const ring of land.coordinates.flat()) {
    let last: Position | null = null
    for (const point of ring) {
      const [x = 0, y = 0] = point
      const [fromX = x, fromY = y] = last ?? point
      const apart = Math.hypot(x - fromX, y - fromY)
      if (last && apart < step * 0.6) continue
      const pieces = Math.max(1, Math.ceil(apart / step))
      for (let piece = 1; piece <= pieces; piece += 1)
        points.push([
          fromX + ((x - fromX) * piece) / pieces,
          fromY + ((y - fromY) * piece) / pieces,
        ])
      last = point
    }
  }
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPoint', coordinates: points } }
}

/** Radius in pixels at zoom 7, 8.6, 12 and 14. */
const RINGS = [
  { name: 'outer', colour: '--m-sea-2', radii: [26, 46, 60, 96] },
  { name: 'middle', colour: '--m-sea-1', radii: [17, 30, 38, 64], mixed: true },
  { name: 'inner', colour: '--m-sea-1', radii: [8, 14, 18, 44] },
] as const

/**
 * 70 % of one colour over another, as the look has it; discs that overlap must not be see-through.
 */
function mixed(over: string, under: string): string {
  const channels = (text: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const below = channels(under)
  return `rgb(${channels(over)
    .map((value, at) => Math.round(value * 0.7 + (below[at] ?? 0) * 0.3))
    .join(',')})`
}

export function ringLayers(colour: (name: string) => string): LayerSpecification[] {
  return RINGS.flatMap((ring) => {
    const tone =
      'mixed' in ring ? mixed(colour('--m-sea-1'), colour('--m-sea-2')) : colour(ring.colour)
    const [a, b, c, d] = ring.radii
    const layer = (
      source: string,
      zooms: { minzoom?: number; maxzoom?: number },
    ): LayerSpecification => ({
      id: `ring-${ring.name}-${source}`,
      type: 'circle',
      source,
      ...zooms,
      paint: {
        'circle-color': tone,
        'circle-blur': 0,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 7, a, 8.6, b, 12, c, 14, d],
      },
    })
    return [layer('coast-far', { maxzoom: RING_ZOOM }), layer('coast-near', { minzoom: RING_ZOOM })]
  })
}
