import { freeAfter, MORNING, startOf, type Standing } from './starts.ts'
import { NO_ROAD, roadBetween, type Day, type Stop } from './stops.ts'

/** A way to have made some calls: how it stands, and what it costs. */
interface Path extends Standing {
  last: Stop
  /** Minutes on the road, and far behind them the pairs of calls that changed places. */
  cost: number
  before: Path | null
}

/** More than the pairs of twelve calls: of ways as short the order of the diary is kept. */
const MINUTE = 100

/** Keeps paths of which none is both earlier free and cheaper than another. */
function keep(paths: Path[], path: Path): void {
  for (const { free, cost } of paths) if (free <= path.free && cost <= path.cost) return
  const kept = paths.filter(({ free, cost }) => free < path.free || cost < path.cost)
  paths.splice(0, paths.length, ...kept, path)
}

function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/**
 * Every set of calls that can be made, with its best paths by last call (Held and Karp, 1962). What
 * was agreed comes in the order of its hours.
 */
function explore(day: Day): Path[][][] {
  const { stops } = day
  const roads = stops.map((from) => stops.map((to) => roadBetween(from, to)))
  const setOf = (is: (stop: Stop) => boolean): number =>
    stops.reduce((set, stop, at) => (is(stop) ? set | (1 << at) : set), 0)
  const earlier = stops.map(({ fixed, from }) =>
    setOf((one) => fixed && one.fixed && one.from < from),
  )
  const later = stops.map(({ from }) => setOf((one) => one.from > from))
  const sets: Path[][][] = []
  const extend = (set: number, at: number, path: Path | null) => {
    for (const [index, stop] of stops.entries()) {
      const first = earlier[index] ?? 0
      if (set & (1 << index) || (set & first) !== first) continue
      const road = roads[at]?.[index] ?? NO_ROAD
      const start = startOf(path ?? MORNING, stop, road, day)
      if (!Number.isFinite(start)) continue
      const lists = (sets[set | (1 << index)] ??= stops.map(() => []))
      const free = freeAfter(path?.free ?? MORNING.free, stop, start)
      const passed = sizeOf(set & (later[index] ?? 0))
      const cost = (path?.cost ?? 0) + road.minutes * MINUTE + passed
      keep(lists[index] ?? [], { last: stop, free, cost, before: path })
    }
  }
  extend(0, -1, null)
  for (let set = 1; set < 1 << stops.length; set += 1)
    for (const [at, paths] of sets[set]?.entries() ?? [])
      for (const path of paths) extend(set, at, path)
  return sets
}

/** The order with the most calls, the fewest minutes on the road and the earliest evening. */
export function bestOrder(day: Day): Stop[] {
  const agreed = day.stops.reduce((set, { fixed }, at) => (fixed ? set | (1 << at) : set), 0)
  let found: { path: Path; size: number } | null = null
  for (const [set, lists] of explore(day).entries()) {
    if ((set & agreed) !== agreed) continue
    const size = sizeOf(set)
    for (const path of lists?.flat() ?? []) {
      const more =
        !found || size - found.size || found.path.cost - path.cost || found.path.free - path.free
      if (more === true || more > 0) found = { path, size }
    }
  }
  const stops: Stop[] = []
  for (let path: Path | null = found?.path ?? null; path; path = path.before)
    stops.unshift(path.last)
  return stops
}
