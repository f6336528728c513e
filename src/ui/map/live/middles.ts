import type { FeatureCollection, Position } from 'geojson'

/** Twice a ring's area in square degrees, and its middle. */
function weigh(ring: readonly Position[]): { area: number; middle: Position } {
  let [area, x, y] = [0, 0, 0]
  for (const [at, [bx = 0, by = 0]] of ring.entries()) {
    const [ax = bx, ay = by] = ring[at - 1] ?? []
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { area: Math.abs(area), middle: area === 0 ? [0, 0] : [x / (3 * area), y / (3 * area)] }
}

/** One point per area, in the middle of its largest piece: a name is written once, not on each islet. */
export const middlesOf = (areas: FeatureCollection): FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.features.flatMap(({ geometry, properties }) => {
    const pieces =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    const [largest] = pieces.map(([outer = []]) => weigh(outer)).sort((a, b) => b.area - a.area)
    return largest
      ? [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: largest.middle } }]
      : []
  }),
})
