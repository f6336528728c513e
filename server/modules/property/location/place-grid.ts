import { createHmac } from 'node:crypto'
import type { GeoPoint } from '../../../../generated/model/index.ts'

/** Metres between the pin and its moved point, at least and at most. */
export const NEAREST = 150
export const FARTHEST = 400
/** Side of a cell in metres: pins of one cell are one place. */
const CELL = 100
/** Cells along a side of a block; within one, all points lie on one side of their cells. */
const BLOCK = 8
/** How far (radians) a cell's direction strays from its block's, to either side. */
const LEAN = Math.PI / 4
/** A pin is no farther from the middle of its cell than this; with 2 m for rounding. */
const REACH = CELL / Math.SQRT2 + 2

const EARTH = 6_371_008.8
const DEGREE = (Math.PI / 180) * EARTH

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points (haversine). */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const half = (angle: number): number => Math.sin(angle / 2) ** 2
  const h =
    half(radians(b.lat - a.lat)) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(radians(b.lon - a.lon))
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Two numbers from 0 to 1 for a name, which nobody without the key can foretell. */
function drawn(key: string, name: string): [number, number] {
  const digest = createHmac('sha256', `llar.place.${key}`).update(name).digest()
  return [digest.readUIntBE(0, 6) / 2 ** 48, digest.readUIntBE(6, 6) / 2 ** 48]
}

/**
 * The moved point of the place a pin lies in, 150 to 400 m from it, to 5 decimals (about a metre).
 * It is drawn by the key for the middle of a cell of 100 m, so every advert of a home has the same
 * one, whoever enters it and however often: there is nothing to average. Where the cells lie is
 * drawn, too. Homes at a cell's edge may have two; those of one block (800 m) lie within 90 degrees
 * of each other, so their mean comes no nearer than about one of them (docs/decisions/0071).
 */
export function movedPoint(pin: GeoPoint, key: string): GeoPoint {
  const [north, east] = drawn(key, 'grid')
  const side = CELL * BLOCK
  const y = pin.lat * DEGREE + north * side
  const band = Math.floor(y / side)
  const scale = Math.cos(((band + 0.5) * side - north * side) / EARTH)
  const x = pin.lon * DEGREE * scale + east * side
  const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)]
  const [lean] = drawn(key, `block ${band} ${Math.floor(x / side)}`)
  const [far, stray] = drawn(key, `cell ${row} ${column}`)
  const direction = lean * 2 * Math.PI + (2 * stray - 1) * LEAN
  // The root spreads the points evenly over the ring rather than crowding them at its inner edge.
  const [low, high] = [NEAREST + REACH, FARTHEST - REACH]
  const metres = Math.sqrt(low ** 2 + far * (high ** 2 - low ** 2))
  const round = (value: number): number => Math.round(value * 1e5) / 1e5
  return {
    lat: round(((row + 0.5) * CELL - north * side + metres * Math.cos(direction)) / DEGREE),
    lon: round(
      ((column + 0.5) * CELL - east * side + metres * Math.sin(direction)) / DEGREE / scale,
    ),
  }
}
