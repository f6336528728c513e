/** Bits per axis of the Morton code; a cell of the last level is about 0.6 m wide. */
export const AXIS_BITS = 26
const CELLS = 2 ** AXIS_BITS
const LIMIT = CELLS - 1

/** Longitude to the cell's column, 0 in the west. */
export function column(lon: number): number {
  return Math.min(LIMIT, Math.max(0, Math.floor(((lon + 180) / 360) * CELLS)))
}

/** Latitude to the cell's row, 0 in the south. */
export function row(lat: number): number {
  return Math.min(LIMIT, Math.max(0, Math.floor(((lat + 90) / 180) * CELLS)))
}

/** Spreads the low 13 bits of `n` to the even places. */
function spread(n: number): number {
  let x = n & 0x1fff
  x = (x | (x << 8)) & 0x00ff00ff
  x = (x | (x << 4)) & 0x0f0f0f0f
  x = (x | (x << 2)) & 0x33333333
  return (x | (x << 1)) & 0x55555555
}

/** Morton code of a column and a row: 52 bits, so a plain number holds it exactly. */
export function interleave(x: number, y: number): number {
  const low = spread(x) + 2 * spread(y)
  const high = spread(x >>> 13) + 2 * spread(y >>> 13)
  return high * 2 ** 26 + low
}

/**
 * Morton code of a point: near points share high bits, and `code >> 2k` names the cell k levels up.
 */
export function morton(lat: number, lon: number): number {
  return interleave(column(lon), row(lat))
}

/**
 * The bits of a code that tell the column; the others tell the row. Masked codes keep the order of
 * their axis.
 */
export const COLUMN_BITS = interleave(LIMIT, 0)
export const ROW_BITS = interleave(0, LIMIT)

/** The point in the middle of the cell of a code whose last `2 * level` bits are zero. */
export function pointOf(code: number, level = 0): { lat: number; lon: number } {
  const half = 2 ** level / 2
  return {
    lat: ((rowOf(code) + half) / CELLS) * 180 - 90,
    lon: ((columnOf(code) + half) / CELLS) * 360 - 180,
  }
}

/**
 * Column of a code. Codes are above 2^32, so the two halves of 13 bits per axis are taken apart.
 */
export function columnOf(code: number): number {
  const high = Math.floor(code / 2 ** 26)
  return squeeze(high) * 2 ** 13 + squeeze(code - high * 2 ** 26)
}

/** Row of a code. */
export function rowOf(code: number): number {
  const high = Math.floor(code / 2 ** 26)
  return squeeze(high >>> 1) * 2 ** 13 + squeeze((code - high * 2 ** 26) >>> 1)
}

/** The even bits of 26, side by side. */
function squeeze(n: number): number {
  let x = n & 0x55555555
  x = (x | (x >>> 1)) & 0x33333333
  x = (x | (x >>> 2)) & 0x0f0f0f0f
  x = (x | (x >>> 4)) & 0x00ff00ff
  return (x | (x >>> 8)) & 0xffff
}

/** A box in degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** First and last code of a run, both inside. */
export type Range = [low: number, high: number]

/**
 * At most `limit` runs of codes that hold every point of the box, and some around it: quarters of
 * the globe are split, widest first, while they stick out of the box and the runs stay few. Check
 * the points themselves afterwards.
 */
export function cover(box: Box, limit = 24): Range[] {
  const west = column(box.west)
  const east = column(box.east)
  const south = row(box.south)
  const north = row(box.north)
  const done: Range[] = []
  let open: { x: number; y: number; level: number }[] = [{ x: 0, y: 0, level: AXIS_BITS }]
  while (open.length > 0 && done.length + open.length * 4 <= limit * 2) {
    const next: typeof open = []
    for (const { x, y, level } of open) {
      const size = 2 ** level
      if (x > east || y > north || x + size <= west || y + size <= south) continue
      const inside = x >= west && y >= south && x + size - 1 <= east && y + size - 1 <= north
      if (inside || level === 0) done.push(run(x, y, level))
      else {
        const half = size / 2
        for (const [dx, dy] of [
          [0, 0],
          [half, 0],
          [0, half],
          [half, half],
        ] as const) {
          next.push({ x: x + dx, y: y + dy, level: level - 1 })
        }
      }
    }
    open = next.filter(({ x, y, level }) => {
      const size = 2 ** level
      return x <= east && y <= north && x + size > west && y + size > south
    })
  }
  return merged([...done, ...open.map(({ x, y, level }) => run(x, y, level))], limit)
}

function run(x: number, y: number, level: number): Range {
  const low = interleave(x, y)
  return [low, low + 4 ** level - 1]
}

/** Joins neighbours, then the nearest of the rest, until there are at most `limit`. */
function merged(ranges: Range[], limit: number): Range[] {
  const sorted = ranges.sort((a, b) => a[0] - b[0])
  const out: Range[] = []
  for (const range of sorted) {
    const last = out.at(-1)
    if (last && range[0] <= last[1] + 1) last[1] = Math.max(last[1], range[1])
    else out.push([range[0], range[1]])
  }
  while (out.length > limit) {
    let at = 1
    for (let i = 2; i < out.length; i += 1) if (gap(out, i) < gap(out, at)) at = i
    const [first, second] = [out[at - 1], out[at]]
    if (first && second) out.splice(at - 1, 2, [first[0], second[1]])
  }
  return out
}

function gap(ranges: Range[], at: number): number {
  return (ranges[at]?.[0] ?? 0) - (ranges[at - 1]?.[1] ?? 0)
}
