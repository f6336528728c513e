import { AXIS_BITS, type Box } from '../morton.ts'

/**
 * Corners of an area one after another, lat and lon in degrees; the last is joined to the first.
 */
export type Ring = { lat: number; lon: number }[]

/** A polygon in cells of the Morton code, fractions kept: x, y, x, y… */
export type Shape = number[]

/** Most corners of a drawn area. */
export const MOST_CORNERS = 200

/** Why an area cannot be one. */
export type Fault = 'area' | 'areaCorners' | 'areaCrosses'

/** Reads an encoded polyline (Google's algorithm, 5 decimals, latitude first). */
export function readRing(text: string): Ring | Fault {
  const numbers = readNumbers(text)
  if (numbers === null || numbers.length % 2 !== 0) return 'area'
  const ring: Ring = []
  let [lat, lon] = [0, 0]
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i] ?? 0
    lon += numbers[i + 1] ?? 0
    const last = ring.at(-1)
    if (Math.abs(lat) > 90e5 || Math.abs(lon) > 180e5) return 'area'
    if (last?.lat !== lat || last.lon !== lon) ring.push({ lat, lon })
  }
  const [first, last] = [ring[0], ring.at(-1)]
  if (ring.length > 1 && first?.lat === last?.lat && first?.lon === last?.lon) ring.pop() // closed by hand
  if (ring.length < 3 || ring.length > MOST_CORNERS) return 'areaCorners'
  return crosses(ring)
    ? 'areaCrosses'
    : ring.map((corner) => ({ lat: corner.lat / 1e5, lon: corner.lon / 1e5 }))
}

/** Writes an area as `readRing` reads it. */
export function writeRing(ring: Ring): string {
  let [lat, lon, text] = [0, 0, '']
  for (const corner of ring) {
    const [north, east] = [Math.round(corner.lat * 1e5), Math.round(corner.lon * 1e5)]
    text += writeNumber(north - lat) + writeNumber(east - lon)
    ;[lat, lon] = [north, east]
  }
  return text
}

function readNumbers(text: string): number[] | null {
  const out: number[] = []
  let [value, place] = [0, 1]
  for (let i = 0; i < text.length; i += 1) {
    const part = text.charCodeAt(i) - 63
    if (part < 0 || part > 63 || place > 2 ** 30) return null
    value += (part & 31) * place
    place *= 32
    if (part >= 32) continue
    out.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    ;[value, place] = [0, 1]
  }
  return place === 1 ? out : null
}

function writeNumber(number: number): string {
  let [value, text] = [number < 0 ? -number * 2 - 1 : number * 2, '']
  for (; value >= 32; value = Math.floor(value / 32))
    text += String.fromCharCode((value % 32) + 32 + 63)
  return text + String.fromCharCode(value + 63)
}

type Corner = Ring[number]

/** Whether two edges that are no neighbours meet; whole numbers, so nothing is rounded. */
function crosses(ring: Ring): boolean {
  const at = (i: number): Corner => ring[i % ring.length] as Corner
  for (let i = 0; i < ring.length; i += 1) {
    for (let j = i + 1; j < ring.length; j += 1) {
      const neighbours = j === i + 1 || (i === 0 && j === ring.length - 1)
      if (
        neighbours
          ? foldsBack(at(i), at(j), at(i + 1), at(j + 1))
          : meet(at(i), at(i + 1), at(j), at(j + 1))
      )
        return true
    }
  }
  return false
}

/** Neighbours share a corner; they cross only when one runs back over the other. */
function foldsBack(a: Corner, c: Corner, b: Corner, d: Corner): boolean {
  const [from, middle, to] = b === c ? [a, b, d] : [c, a, b]
  return (
    side(from, middle, to) === 0 &&
    (from.lat - middle.lat) * (to.lat - middle.lat) +
      (from.lon - middle.lon) * (to.lon - middle.lon) >
      0
  )
}

function meet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (abc * abd < 0 && cda * cdb < 0) return true
  return (
    (abc === 0 && within(a, b, c)) ||
    (abd === 0 && within(a, b, d)) ||
    (cda === 0 && within(c, d, a)) ||
    (cdb === 0 && within(c, d, b))
  )
}

function side(a: Corner, b: Corner, c: Corner): number {
  return Math.sign((b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon))
}

function within(a: Corner, b: Corner, c: Corner): boolean {
  return (
    Math.min(a.lon, b.lon) <= c.lon &&
    c.lon <= Math.max(a.lon, b.lon) &&
    Math.min(a.lat, b.lat) <= c.lat &&
    c.lat <= Math.max(a.lat, b.lat)
  )
}

const CELLS = 2 ** AXIS_BITS

/**
 * The polygon in cells; half a cell is taken off, so that a cell's number stands for its middle.
 */
export function toShape(ring: Ring): Shape {
  const cell = (degrees: number, half: number): number =>
    Math.round((((degrees + half) / (2 * half)) * CELLS - 0.5) * 10) / 10
  return ring.flatMap(({ lat, lon }) => [cell(lon, 180), cell(lat, 90)])
}

/** Whether a cell's middle lies in the polygon (even-odd rule). */
export function inShape(shape: Shape, x: number, y: number): boolean {
  let odd = false
  let [px = 0, py = 0] = shape.slice(-2)
  for (let i = 0; i < shape.length; i += 2) {
    const [cx, cy] = [shape[i] ?? 0, shape[i + 1] ?? 0]
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) odd = !odd
    ;[px, py] = [cx, cy]
  }
  return odd
}

/** The box round some areas. */
export function boxAround(rings: Ring[]): Box {
  const corners = rings.flat()
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)]
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  }
}

/** The place of nothing: no home lies at 0° north, 0° east. */
const NOWHERE: Box = { west: 0, south: 0, east: 0, north: 0 }

/** What two boxes share. */
export function shared(a: Box | null, b: Box | null): Box | null {
  if (a === null || b === null) return a ?? b
  const box = {
    west: Math.max(a.west, b.west),
    south: Math.max(a.south, b.south),
    east: Math.min(a.east, b.east),
    north: Math.min(a.north, b.north),
  }
  return box.west <= box.east && box.south <= box.north ? box : NOWHERE
}
