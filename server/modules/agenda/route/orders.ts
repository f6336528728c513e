import { freeAfter, MORNING, startOf, type Standing } from './starts.ts'
import { NO_ROAD, roadBetween, type Day, type Stop } from './stops.ts'

/** A way to have made some calls: how it stands, and the minutes on the road. */
interface Path extends Standing {
  last: Stop
  road: number
  before: Path | null
}

/** Keeps paths of which none is both earlier free and shorter on the road than another. */
function keep(paths: Path[], path: Path): void {
  for (const { free, road } of paths) if (free <= path.free && road <= path.road) return
  const kept = paths.filter(({ free, road }) => free < path.free || road < path.road)
  paths.splice(0, paths.length, ...kept, path)
}

const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length

/**
 * Every set of calls that can be made, with its best paths by last call (Held and Karp, 1962). What
 * was agreed comes in the order of its hours.
 */
function explore(day: Day): Path[][][] {
  const { stops } = day
  const roads = stops.map((from) => stops.map((to) => roadBetween(from, to)))
  const earlier = stops.map(({ fixed, from }) =>
    stops.reduce(
      (set, one, at) => (fixed && one.fixed && one.from < from ? set | (1 << at) : set),
      0,
    ),
  )
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
      const driven = (path?.road ?? 0) + road.minutes
      keep(lists[index] ?? [], { last: stop, free, road: driven, before: path })
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
        !found || size - found.size || found.path.road - path.road || found.path.free - path.free
      if (more === true || more > 0) found = { path, size }
    }
  }
  const stops: Stop[] = []
  for (let path: Path | null = found?.path ?? null; path; path = path.before)
    stops.unshift(path.last)
  return stops
}
