import { metresBetween } from '../distance.ts'
import type { FoundStreet } from './find.ts'
import type { IndexedStreet } from './read.ts'
import { readNumbers } from './street.ts'

/** How far a point may be from what it is said to be at, in metres. */
const REACH = 60
/** So near it is the house itself. */
const DOOR = 20
const DEGREE_M = 111_320

/**
 * The address of a point (degrees): the nearest house number within 60 m, then streets whose box it
 * lies in or beside, the nearest first: these may run elsewhere.
 */
export function streetsAt(
  streets: readonly IndexedStreet[],
  { lat, lon }: { lat: number; lon: number },
  limit: number,
): FoundStreet[] {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const metres = (to: { lat: number; lon: number }): number => metresBetween({ lat, lon }, to)
  const [dLat, dLon] = [REACH / DEGREE_M, REACH / (DEGREE_M * shrink)]
  const near = streets.filter(
    ({ b: [west, south, east, north] }) =>
      lon >= west - dLon && lon <= east + dLon && lat >= south - dLat && lat <= north + dLat,
  )
  return near
    .map((street): { found: FoundStreet; far: number } => {
      const [house] = readNumbers(street.h)
        .map((one) => ({ one, far: metres(one) }))
        .filter(({ far }) => far <= REACH)
        .toSorted((a, b) => a.far - b.far)
      if (house)
        return {
          found: { street, ...house.one, exactness: house.far <= DOOR ? 'number' : 'near' },
          far: house.far,
        }
      // Behind every house: a box says little of where in it the street runs.
      const [pLon, pLat] = street.p
      return {
        found: { street, number: null, exactness: 'street', lat: pLat, lon: pLon },
        far: REACH + metres({ lat: pLat, lon: pLon }),
      }
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ found }) => found)
}

/** `39.7661,2.7152` in degrees. */
export function readPoint(text: string): { lat: number; lon: number } {
  const [lat = 0, lon = 0] = text.split(',').map(Number)
  return { lat, lon }
}
