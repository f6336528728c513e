import { freeAfter, MORNING, startOf, type Standing } from './starts.ts'
import { NO_ROAD, roadBetween, type Day, type Road, type Stop } from './stops.ts'

/** A way to have made some calls: how it stands, and what it costs. */
interface Path extends Standing {
  last: Stop
  /** Minutes on the road, and far behind them the pairs of calls that changed places. */
  cost: number
  before: Path | null
}

/** More than the pairs of twelve calls: of ways as short the order of the diary is kept. */
const MINUTE = 100

/** Whether none of these is as early free and as cheap. */
function isWorth(paths: readonly Path[], free: number, cost: number): boolean {
  for (const path of paths) if (path.free <= free && path.cost <= cost) return false
  return true
}

/** Keeps a path that is worth it, and drops those that it is better than. */
function keep(paths: Path[], path: Path): void {
  let kept = 0
  for (const one of paths) if (one.free < path.free || one.cost < path.cost) paths[kept++] = one
  paths.length = kept
  paths.push(path)
}

function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/** What each call is asked about sets of the others, by place in the day. */
interface Call {
  stop: Stop
  bit: number
  /** What was agreed for earlier: it comes first. */
  earlier: number
  /** What stands later in the diary: to come after it changes places. */
  later: number
  /** The way from each other call. */
  roads: readonly Road[]
}

function callsOf({ stops }: Day): Call[] {
  const setOf = (is: (stop: Stop) => boolean): number =>
    stops.reduce((set, stop, at) => (is(stop) ? set | (1 << at) : set), 0)
  return stops.map((stop, at) => ({
    stop,
    bit: 1 << at,
    earlier: setOf((one) => stop.fixed && one.fixed && one.from < stop.from),
    later: setOf((one) => one.from > stop.from),
    roads: stops.map((from) => roadBetween(from, stop)),
  }))
}

/**
 * Every set of calls that can be made, with its best paths by last call (Held and Karp, 1962). What
 * was agreed comes in the order of its hours.
 */
function explore(day: Day): (Path[] | undefined)[][] {
  const calls = callsOf(day)
  const passed = Array.from({ length: 1 << calls.length }, (_, set) => sizeOf(set))
  const sets: (Path[] | undefined)[][] = Array.from({ length: 1 << calls.length }, () => [])
  const extend = (set: number, at: number, path: Path | null): void => {
    const standing = path ?? MORNING
    const spent = path?.cost ?? 0
    for (let index = 0; index < calls.length; index += 1) {
      const call = calls[index]
      if (!call || set & call.bit || (set & call.earlier) !== call.earlier) continue
      const road = call.roads[at] ?? NO_ROAD
      const start = startOf(standing, call.stop, road, day)
      if (start === Number.POSITIVE_INFINITY) continue
      const free = freeAfter(standing.free, call.stop, start)
      const cost = spent + road.minutes * MINUTE + (passed[set & call.later] ?? 0)
      const lists = sets[set | call.bit]
      const list = lists?.[index]
      if (list) {
        if (isWorth(list, free, cost)) keep(list, { last: call.stop, free, cost, before: path })
      } else if (lists) lists[index] = [{ last: call.stop, free, cost, before: path }]
    }
  }
  extend(0, -1, null)
  for (let set = 1; set < 1 << calls.length; set += 1)
    for (let at = 0; at < calls.length; at += 1)
      for (const path of sets[set]?.[at] ?? []) extend(set, at, path)
  return sets
}

/** The order with the most calls, the fewest minutes on the road and the earliest evening. */
export function bestOrder(day: Day): Stop[] {
  const agreed = day.stops.reduce((set, { fixed }, at) => (fixed ? set | (1 << at) : set), 0)
  let found: { path: Path; size: number } | null = null
  for (const [set, lists] of explore(day).entries()) {
    if ((set & agreed) !== agreed) continue
    const size = sizeOf(set)
    for (const path of lists.flatMap((list) => list ?? [])) {
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
