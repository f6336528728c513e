import { readOutlines } from './place-data.ts'

const METRES_PER_DEGREE = 111_320
/** Side of a square in degrees; some 2 km. */
const SQUARE = 0.02
/** Squares looked at around a point: beyond, it is none of the islands'. */
const FAR = 15

/** One piece of the shore: lon, lat, lon, lat. */
type Piece = [number, number, number, number]

let shore: Map<string, Piece[]> | null = null

/**
 * Metres from a point to the nearest shore in a straight line, inland or at sea; null further than
 * some 25 km from any shore. The drawn coast is some 20 to 50 m wrong (NOTICE.md), so round what
 * you show.
 */
export function metresToSea(lat: number, lon: number): number | null {
  shore ??= squares(coastOf(Object.values(readOutlines()).flat()))
  const [x, y] = [Math.floor(lon / SQUARE), Math.floor(lat / SQUARE)]
  const wide = Math.cos((lat * Math.PI) / 180)
  let best = Infinity
  for (let ring = 0; ring <= FAR; ring += 1) {
    // Whatever lies in this ring of squares is at least so far away.
    if (best <= (ring - 1) * SQUARE * wide) break
    for (const piece of ringOf(shore, x, y, ring))
      best = Math.min(best, distance(piece, lon, lat, wide))
  }
  return best === Infinity ? null : best * METRES_PER_DEGREE
}

function* ringOf(
  pieces: Map<string, Piece[]>,
  x: number,
  y: number,
  ring: number,
): Generator<Piece> {
  for (let dy = -ring; dy <= ring; dy += 1) {
    const step = Math.abs(dy) === ring ? 1 : 2 * ring || 1
    for (let dx = -ring; dx <= ring; dx += step) yield* pieces.get(`${x + dx} ${y + dy}`) ?? []
  }
}

/** The edges that only one municipality has: between two of them lies no sea. */
function coastOf(rings: number[][]): Piece[] {
  const edges = new Map<string, Piece | null>()
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const piece = ring.slice(i, i + 4) as Piece
      const [ax, ay, bx, by] = piece
      const key =
        ax < bx || (ax === bx && ay < by) ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`
      edges.set(key, edges.has(key) ? null : piece)
    }
  }
  return [...edges.values()].filter((piece) => piece !== null)
}

/** Pieces by every square they touch (by the box round them). */
function squares(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const [ax, ay, bx, by] = piece
    for (
      let x = Math.floor(Math.min(ax, bx) / SQUARE);
      x <= Math.floor(Math.max(ax, bx) / SQUARE);
      x += 1
    ) {
      for (
        let y = Math.floor(Math.min(ay, by) / SQUARE);
        y <= Math.floor(Math.max(ay, by) / SQUARE);
        y += 1
      ) {
        const key = `${x} ${y}`
        const list = found.get(key)
        if (list) list.push(piece)
        else found.set(key, [piece])
      }
    }
  }
  return found
}

/** Degrees of latitude between a point and a piece, on a flat earth. */
function distance([x1, y1, x2, y2]: Piece, lon: number, lat: number, wide: number): number {
  const [ax, ay] = [(x1 - lon) * wide, y1 - lat]
  const [bx, by] = [(x2 - lon) * wide - ax, y2 - lat - ay]
  const length = bx * bx + by * by
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * bx + ay * by) / length))
  return Math.hypot(ax + t * bx, ay + t * by)
}
