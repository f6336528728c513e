import { GRID, type Ring } from '../maps/rings'

/** A corner on the grid: whole numbers, so that nothing is rounded twice. */
type Cell = readonly [x: number, y: number]

const toCells = (ring: Ring): Cell[] =>
  ring.map(([lon, lat]) => [Math.round(lon * GRID), Math.round(lat * GRID)])
const toRing = (cells: readonly Cell[]): Ring => cells.map(([x, y]) => [x / GRID, y / GRID])

const side = ([ax, ay]: Cell, [bx, by]: Cell, [cx, cy]: Cell): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
const between = ([ax, ay]: Cell, [bx, by]: Cell, [cx, cy]: Cell): boolean =>
  Math.min(ax, bx) <= cx &&
  cx <= Math.max(ax, bx) &&
  Math.min(ay, by) <= cy &&
  cy <= Math.max(ay, by)

/** Whether two lines have a point in common. */
function meet(a: Cell, b: Cell, c: Cell, d: Cell): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (abc * abd < 0 && cda * cdb < 0) return true
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  )
}

/** Whether the way from `a` by `b` runs back over itself. */
const foldsBack = (a: Cell, b: Cell, c: Cell): boolean =>
  side(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]

/** Without corners that stand on the one before, and without spikes. */
function clean(cells: readonly Cell[]): Cell[] {
  const kept = cells.filter(
    (cell, at) =>
      !same(cell, cells[(at + cells.length - 1) % cells.length] ?? cell) || cells.length === 1,
  )
  const spike = kept.findIndex((cell, at) =>
    foldsBack(
      kept[(at + kept.length - 1) % kept.length] ?? cell,
      cell,
      kept[(at + 1) % kept.length] ?? cell,
    ),
  )
  return spike < 0 || kept.length < 3 ? kept : clean(kept.filter((_, at) => at !== spike))
}

/** The first two edges of a closed outline that meet without being neighbours. */
function crossing(cells: readonly Cell[]): [number, number] | null {
  const at = (index: number): Cell => cells[index % cells.length] as Cell
  for (let one = 0; one < cells.length; one += 1) {
    for (let other = one + 2; other < cells.length; other += 1) {
      if (one === 0 && other === cells.length - 1) continue
      if (meet(at(one), at(one + 1), at(other), at(other + 1))) return [one, other]
    }
  }
  return null
}

function meetingPoint(a: Cell, b: Cell, c: Cell, d: Cell): Cell {
  const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (across === 0) return b
  const share = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
  return [Math.round(a[0] + share * (b[0] - a[0])), Math.round(a[1] + share * (b[1] - a[1]))]
}

const size = (cells: readonly Cell[]): number =>
  Math.abs(
    cells.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = cells[(at + 1) % cells.length] ?? [x, y]
      return sum + (x * nextY - nextX * y)
    }, 0),
  )

/**
 * An outline that crosses itself falls into two loops: the larger is what was meant. Null when
 * nothing sound is left.
 */
function mended(cells: readonly Cell[], most = 200): Cell[] | null {
  const now = clean(cells)
  if (now.length < 3 || size(now) === 0) return null
  const found = crossing(now)
  if (!found) return now
  if (most === 0) return null
  const [one, other] = found
  const at = (index: number): Cell => now[index % now.length] as Cell
  const knot = meetingPoint(at(one), at(one + 1), at(other), at(other + 1))
  const inner = [knot, ...now.slice(one + 1, other + 1)]
  const outer = [...now.slice(0, one + 1), knot, ...now.slice(other + 1)]
  return mended(size(inner) > size(outer) ? inner : outer, most - 1)
}

/**
 * The corners that an open line needs to stay within `off` of what it was (Douglas and Peucker).
 */
function thinned(cells: readonly Cell[], off: number): Cell[] {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last || cells.length < 3) return [...cells]
  // A degree of longitude is shorter here: what counts is how far it looks.
  const narrow = Math.cos(((first[1] / GRID) * Math.PI) / 180)
  const [dx, dy] = [(last[0] - first[0]) * narrow, last[1] - first[1]]
  const long = Math.hypot(dx, dy)
  let [far, where] = [0, 0]
  cells.forEach(([x, y], at) => {
    const [px, py] = [(x - first[0]) * narrow, y - first[1]]
    const away = long === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / long
    if (away > far) [far, where] = [away, at]
  })
  if (far <= off) return [first, last]
  return [
    ...thinned(cells.slice(0, where + 1), off).slice(0, -1),
    ...thinned(cells.slice(where), off),
  ]
}

/** The same for a closed outline: it is cut at its first corner and at the one furthest from it. */
function thinnedRing(cells: readonly Cell[], off: number): Cell[] {
  const [x = 0, y = 0] = cells[0] ?? []
  const far = cells.reduce(
    (best, cell, at) =>
      Math.hypot(cell[0] - x, cell[1] - y) >
      Math.hypot((cells[best]?.[0] ?? x) - x, (cells[best]?.[1] ?? y) - y)
        ? at
        : best,
    0,
  )
  const back = [...cells.slice(far), ...cells.slice(0, 1)]
  return [...thinned(cells.slice(0, far + 1), off).slice(0, -1), ...thinned(back, off).slice(0, -1)]
}

/** Whether a closed outline crosses or touches itself. */
export function crossesItself(ring: Ring): boolean {
  const cells = toCells(ring)
  return clean(cells).length !== cells.length || crossing(cells) !== null
}

/** Whether a further corner's line would cross the lines there are. */
export function wouldCross(ring: Ring, next: Ring[number]): boolean {
  const cells = toCells([...ring, next])
  const [from, to] = cells.slice(-2)
  if (!from || !to || cells.length < 3) return false
  const before = cells.at(-3)
  if (before && foldsBack(before, from, to)) return true
  return cells.slice(0, -3).some((cell, at) => meet(cell, cells[at + 1] ?? cell, from, to))
}

/**
 * A line drawn by hand as an area: crossings mended, no more corners than are seen (`off`, in
 * degrees), and fewer until
 * `fits`. Null when it is none, or has no room.
 */
export function outlineOf(drawn: Ring, off: number, fits: (ring: Ring) => boolean): Ring | null {
  const cells = clean(toCells(drawn))
  for (let [round, tolerance] = [0, off * GRID]; round < 24; round += 1, tolerance *= 1.5) {
    const thin = mended(thinnedRing(cells, tolerance))
    if (!thin) continue
    const ring = toRing(thin)
    if (fits(ring)) return ring
  }
  return null
}
