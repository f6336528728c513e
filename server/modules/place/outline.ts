import { places, readOutlines } from './place-data.ts'

/**
 * How far off the drawn coast a point may lie and still belong to the municipality behind it, in
 * metres.
 */
const COAST_METRES = 400
const METRES_PER_DEGREE = 111_320

let rings: Record<string, number[][]> | null = null

/**
 * INE code of the municipality a point lies in, or just off whose coast it lies; null elsewhere.
 */
export function municipalityAt(lat: number, lon: number): string | null {
  const margin = COAST_METRES / METRES_PER_DEGREE
  const near = places.municipalities.filter(
    ({ bbox: [west, south, east, north] }) =>
      lon >= west - 2 * margin &&
      lon <= east + 2 * margin &&
      lat >= south - margin &&
      lat <= north + margin,
  )
  if (near.length === 0) return null
  rings ??= readOutlines()
  const outlines = rings
  const inside = near.find(({ ine }) => contains(outlines[ine] ?? [], lon, lat))
  if (inside) return inside.ine
  let best = { metres: COAST_METRES, ine: null as string | null }
  for (const { ine } of near) {
    const metres = metresTo(outlines[ine] ?? [], lon, lat)
    if (metres < best.metres) best = { metres, ine }
  }
  return best.ine
}

/** Even-odd rule over all rings, so that holes are outside. */
function contains(list: number[][], lon: number, lat: number): boolean {
  let odd = false
  for (const ring of list) {
    let [px = 0, py = 0] = ring.slice(-2)
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] ?? 0
      const y = ring[i + 1] ?? 0
      if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) odd = !odd
      px = x
      py = y
    }
  }
  return odd
}

/** Distance to the nearest edge on a flat earth, which is good to a metre at this scale. */
function metresTo(list: number[][], lon: number, lat: number): number {
  const scale = Math.cos((lat * Math.PI) / 180)
  let best = Infinity
  for (const ring of list) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const ax = ((ring[i] ?? 0) - lon) * scale
      const ay = (ring[i + 1] ?? 0) - lat
      const bx = ((ring[i + 2] ?? 0) - lon) * scale - ax
      const by = (ring[i + 3] ?? 0) - lat - ay
      const length = bx * bx + by * by
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * bx + ay * by) / length))
      best = Math.min(best, Math.hypot(ax + t * bx, ay + t * by))
    }
  }
  return best * METRES_PER_DEGREE
}
