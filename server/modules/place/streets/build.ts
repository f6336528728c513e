import { municipalityAt } from '../outline.ts'
import type { Tile } from '../../../basemap/index.ts'
import { degreesOf, featuresOf, isWithin, layersOf, type Spot } from '../tile.ts'
import { normaliseNumber, writeNumbers, type NumberSpot, type StreetLine } from './street.ts'

/** A house number belongs to the street it stands nearest to, if that is no further than this. */
const REACH_METRES = 60
/** Pieces of one name further apart than this are two streets, in degrees: some 400 m. */
const APART = 0.004
const METRES = 111_320

/** What of a street lies in one tile. */
interface Piece {
  lines: Spot[][]
  numbers: NumberSpot[]
  box: [number, number, number, number]
}

/**
 * The streets of a basemap, and its house numbers at the street they stand nearest to: the tiles
 * tell where a number is, not in which street.
 */
export class StreetBuilder {
  private readonly pieces = new Map<string, Piece[]>()

  add(tile: Tile): void {
    const layers = layersOf(tile)
    const here = new Map<string, Spot[][]>()
    for (const road of featuresOf(layers['roads'])) {
      const { name } = road.properties
      if (typeof name !== 'string' || name.trim() === '' || road.type !== 2) continue
      const lines = degreesOf(road, tile)
      here.set(name.trim(), [...(here.get(name.trim()) ?? []), ...lines])
    }
    if (here.size === 0) return
    const numbers = new Map<string, NumberSpot[]>()
    for (const one of featuresOf(layers['buildings'])) {
      const { kind, addr_housenumber: written } = one.properties
      const [spot] = kind === 'address' && one.type === 1 ? degreesOf(one, tile).flat() : []
      if (!spot || written === undefined || !isWithin(spot, tile)) continue
      const name = nearestOf(here, spot)
      if (name === null) continue
      const [lon, lat] = spot
      for (const number of String(written).split(/[;,/]/).map(normaliseNumber).filter(Boolean))
        numbers.set(name, [...(numbers.get(name) ?? []), { number, lon, lat }])
    }
    for (const [name, lines] of here) {
      const piece = { lines, numbers: numbers.get(name) ?? [], box: boxOf(lines.flat()) }
      this.pieces.set(name, [...(this.pieces.get(name) ?? []), piece])
    }
  }

  /** Streets in the order of their municipalities and names. */
  streets(): StreetLine[] {
    return [...this.pieces]
      .flatMap(([name, pieces]) => together(pieces).flatMap((group) => lineOf(name, group) ?? []))
      .sort((a, b) => a.i.localeCompare(b.i) || a.n.localeCompare(b.n))
  }
}

function nearestOf(streets: Map<string, Spot[][]>, spot: Spot): string | null {
  let best = { name: null as string | null, metres: REACH_METRES }
  for (const [name, lines] of streets) {
    for (const line of lines) {
      const { metres } = nearestOn(line, spot)
      if (metres < best.metres) best = { name, metres }
    }
  }
  return best.name
}

/** The point of a line nearest to another, on a flat earth. */
function nearestOn(line: readonly Spot[], [lon, lat]: Spot): { spot: Spot; metres: number } {
  const wide = Math.cos((lat * Math.PI) / 180)
  let best = { spot: line[0] ?? [lon, lat], metres: Infinity }
  for (const [at, [bx, by]] of line.entries()) {
    const [ax, ay] = line[at - 1] ?? [bx, by]
    const [dx, dy] = [(bx - ax) * wide, by - ay]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : ((lon - ax) * wide * dx + (lat - ay) * dy) / length
    const t = Math.min(1, Math.max(0, along))
    const spot: Spot = [ax + (bx - ax) * t, ay + (by - ay) * t]
    const metres = Math.hypot((spot[0] - lon) * wide, spot[1] - lat) * METRES
    if (metres < best.metres) best = { spot, metres }
  }
  return best
}

function boxOf(spots: readonly Spot[]): Piece['box'] {
  const box: Piece['box'] = [180, 90, -180, -90]
  for (const [lon, lat] of spots) {
    box[0] = Math.min(box[0], lon)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lon)
    box[3] = Math.max(box[3], lat)
  }
  return box
}

const isNear = (a: Piece['box'], b: Piece['box']): boolean =>
  a[0] - b[2] < APART && b[0] - a[2] < APART && a[1] - b[3] < APART && b[1] - a[3] < APART

/** Pieces that lie near each other: there is a Carrer Major in every village. */
function together(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const near = groups.filter((group) => group.some(({ box }) => isNear(box, piece.box)))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), piece])
  }
  return groups
}

function lineOf(name: string, pieces: readonly Piece[]): StreetLine | null {
  const box = boxOf(pieces.flatMap(({ lines }) => lines.flat()))
  const middle: Spot = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  const spots = pieces
    .flatMap(({ lines }) => lines)
    .map((line) => nearestOn(line, middle))
    .sort((a, b) => a.metres - b.metres)
  const [lon, lat] = spots[0]?.spot ?? middle
  const ine = municipalityAt(lat, lon)
  if (ine === null) return null
  const numbers = new Map(pieces.flatMap((piece) => piece.numbers.map((one) => [one.number, one])))
  const cut = (value: number): number => Math.round(value * 1e5) / 1e5
  return {
    n: name,
    i: ine,
    p: [cut(lon), cut(lat)],
    b: box.map(cut) as StreetLine['b'],
    h: writeNumbers([...numbers.values()]),
  }
}
