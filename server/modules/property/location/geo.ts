import type { GeoPoint, PropertyLocation } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { distance, movedPoint, NEAREST } from './place-grid.ts'

/** The pin moved by less than this (metres) is the same home corrected, not another place. */
const SAME_PLACE = 100

/** What is kept of a home's points; nothing of it but `public` ever leaves the agency. */
export interface GeoState {
  /** The pin for which the last moved point was drawn. */
  anchor: GeoPoint | null
  /** The moved point that was drawn for it; empty before there was one. */
  drawn: GeoPoint[]
  /** What the public sees now: the pin, a moved point, or nothing. */
  public: GeoPoint | null
}

/** Of a home of which nothing was shown yet. */
export const NO_POINTS: GeoState = { anchor: null, drawn: [], public: null }

/**
 * The key moved points are drawn by, made with the database and never changed: another one would
 * show each home at a second point.
 */
export async function pointKeyOf(db: Db): Promise<string> {
  const { secret } = await db.selectFrom('point_key').select('secret').executeTakeFirstOrThrow()
  return secret
}

/**
 * The public point of a home, and the memory that keeps it stable.
 *
 * - hidden (also when no visibility was chosen), or no pin: nothing. exact: the pin. moved (also
 *   when no precision was chosen): the point of the place the pin lies in (`movedPoint`), the same
 *   for every advert of the home.
 * - The pin is corrected by less than 100 m: the public point stays where it is, as long as it is
 *   at
 *   least 150 m from the new pin. A point that moved along would tell by how much the pin moved.
 */
export function publicPoint(
  location: PropertyLocation | undefined,
  state: GeoState,
  key: string,
): GeoState {
  const pin = location?.geo
  if (!pin || (location.addressVisibility ?? 'hidden') === 'hidden')
    return { ...state, public: null }
  if (location.geoPrecision === 'exact') return { ...state, public: { lat: pin.lat, lon: pin.lon } }
  const last = state.drawn.at(-1)
  if (
    last &&
    state.anchor &&
    distance(state.anchor, pin) < SAME_PLACE &&
    distance(last, pin) >= NEAREST
  )
    return { ...state, public: last }
  const point = movedPoint(pin, key)
  return { anchor: { lat: pin.lat, lon: pin.lon }, drawn: [point], public: point }
}
