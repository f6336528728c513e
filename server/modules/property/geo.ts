import { randomInt } from 'node:crypto'
import type { GeoPoint, PropertyLocation } from '../../../generated/model/index.ts'

/** Metres between the pin and a moved point, at least and at most. */
export const NEAREST = 150
export const FARTHEST = 400
/** The pin moved by less than this (metres) is the same home corrected, not another place. */
const SAME_PLACE = 1000
const EARTH = 6_371_008.8
const TRIES = 200

/** What is kept of a home's points; nothing of it but `public` ever leaves the agency. */
export interface GeoState {
  /** The pin for which the last moved point was drawn. */
  anchor: GeoPoint | null
  /** Every moved point ever drawn, newest last. */
  drawn: GeoPoint[]
  /** What the public sees now: the pin, a moved point, or nothing. */
  public: GeoPoint | null
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points (haversine). */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const half = (angle: number): number => Math.sin(angle / 2) ** 2
  const h =
    half(radians(b.lat - a.lat)) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(radians(b.lon - a.lon))
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A number from 0 to 1 nobody can foretell. */
const random = (): number => randomInt(2 ** 47) / 2 ** 47

/**
 * The point `metres` from another in a direction (radians), rounded to 5 decimals (about a metre).
 */
function offset(from: GeoPoint, metres: number, direction: number): GeoPoint {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5
  const lat = from.lat + (((metres * Math.cos(direction)) / EARTH) * 180) / Math.PI
  const lon =
    from.lon +
    (((metres * Math.sin(direction)) / (EARTH * Math.cos(radians(from.lat)))) * 180) / Math.PI
  return { lat: round(lat), lon: round(lon) }
}

const middle = (a: GeoPoint, b: GeoPoint): GeoPoint => ({
  lat: (a.lat + b.lat) / 2,
  lon: (a.lon + b.lon) / 2,
})

/** A random point in the ring; 2 m inside its edges, so that rounding cannot leave it. */
function inRing(pin: GeoPoint): GeoPoint {
  const [low, high] = [NEAREST + 2, FARTHEST - 2]
  // The root spreads the points evenly over the ring's area rather than crowding them at its inner
  // edge.
  return offset(
    pin,
    Math.sqrt(low ** 2 + random() * (high ** 2 - low ** 2)),
    random() * 2 * Math.PI,
  )
}

/**
 * A point on the same side of the pin as `last`, 302 to 398 m off, within 90 degrees. Seen from the
 * pin, `last` is e and the new point u with |u| > 300 and an angle of at most 90 degrees, so |e +
 * u| > 300 and their middle, (e+u)/2, is more than 150 m from the pin: whoever noted both readings
 * and takes the mean is no nearer than with one.
 */
function sameSide(pin: GeoPoint, last: GeoPoint): GeoPoint {
  const east = (last.lon - pin.lon) * Math.cos(radians(pin.lat))
  const towards = Math.atan2(east, last.lat - pin.lat)
  return offset(
    pin,
    2 * NEAREST + 2 + random() * (FARTHEST - 2 * NEAREST - 4),
    towards + (random() - 0.5) * 0.98 * Math.PI,
  )
}

/**
 * Draws a point for the pin whose middle with each earlier point near it stays off the pin, too.
 */
function draw(pin: GeoPoint, earlier: GeoPoint[]): GeoPoint {
  const near = earlier.filter((point) => distance(point, pin) < 2 * SAME_PLACE)
  const last = near.at(-1)
  if (!last) return inRing(pin)
  const worst = (point: GeoPoint): number =>
    Math.min(...near.map((other) => distance(middle(point, other), pin)))
  let best = sameSide(pin, last)
  for (let attempt = 0; attempt < TRIES && worst(best) < NEAREST; attempt += 1) {
    const next = sameSide(pin, last)
    if (worst(next) > worst(best)) best = next
  }
  return best
}

/**
 * The public point of a home, and the memory that keeps it stable.
 *
 * - hidden (also when no visibility was chosen), or no pin: nothing. exact: the pin. moved (also
 *   when no precision
 *  was chosen): a random point in a ring of 150 to 400 m, drawn once from the system's random
 * source and stored; it is no function of the pin, so nobody can
 *   compute it back, and choosing hidden or exact in between does not draw again.
 * - The pin is corrected by less than 1 km: the public point stays where it is, as long as it is at
 *   least 150 m from
 *   the new pin. A point that moved along would tell by how much the pin moved.
 * - Otherwise a new one is drawn (see `sameSide` for why two readings do not average to the pin).
 */
export function publicPoint(location: PropertyLocation | undefined, state: GeoState): GeoState {
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
  ) {
    return { ...state, public: last }
  }
  const point = draw(pin, state.drawn)
  return {
    anchor: { lat: pin.lat, lon: pin.lon },
    drawn: [...state.drawn, point].slice(-20),
    public: point,
  }
}
