import type { Criteria, Facts } from '../../../db/tables/match.ts'

/** Whether a point lies in a ring of corners (longitude, latitude), by the even-odd rule. */
export function inRing(ring: [number, number][], lon: number, lat: number): boolean {
  let odd = false
  let [px, py] = ring.at(-1) ?? [0, 0]
  for (const [x, y] of ring) {
    if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) odd = !odd
    ;[px, py] = [x, y]
  }
  return odd
}

/**
 * Whether a home lies where a demand looks: in a place it names or an area it draws, and in none it
 * leaves out. A home without a point lies in no area.
 */
export function liesIn({ where, excluded }: Criteria, { places, point }: Facts): boolean {
  if (places.some((code) => excluded.includes(code))) return false
  if (where === null) return true
  if (places.some((code) => where.places.includes(code))) return true
  return point !== null && where.rings.some((ring) => inRing(ring, point.lon, point.lat))
}
