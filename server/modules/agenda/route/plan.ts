import { wayBetween, type Place } from '../travel/travel.ts'

/** Minutes of an instant (since 1970, UTC), end excluded. */
export interface Span {
  from: number
  to: number
}

/** A call of the day at a place that is known. */
export interface Stop extends Span {
  id: string
  place: Place
  /** Its hour was agreed: it stays. */
  fixed: boolean
  /** When it may take place, if it is not fixed; by start, none touching another. */
  windows: readonly Span[]
}

/** What a day is planned from. */
export interface Day {
  stops: readonly Stop[]
  /** When nobody calls or drives: what stands in the diary without a place, and lunch. */
  blocks: readonly Span[]
  /** Between these two halves, and only there, one crosses to another island. */
  lunch: Span
}

/** A call as it is planned, with the way from the one before; null: by sea or air. */
export interface Planned {
  stop: Stop
  start: number
  way: number | null
}

export interface Plan {
  calls: Planned[]
  /** What fits nowhere in the day. */
  left: Stop[]
}

/** The most stops of a day: twelve are 4,096 sets, each once (docs/decisions/0287). */
export const MOST_STOPS = 12

const meets = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** A way in minutes; what is not known of it takes no time. */
interface Road {
  minutes: number
  crossing: boolean
}

const NO_ROAD: Road = { minutes: 0, crossing: false }

const roadBetween = (from: Stop, to: Stop): Road => {
  const way = wayBetween(from.place, to.place)
  return { minutes: way?.minutes ?? 0, crossing: way?.crossing ?? false }
}

/** When one is there who sets out at `start` and drives so long, but not in a block. */
function arrival(start: number, minutes: number, blocks: readonly Span[]): number {
  let [at, left] = [start, minutes]
  for (const block of blocks) {
    if (block.to <= at) continue
    const free = Math.max(0, block.from - at)
    if (left <= free) break
    left -= free
    at = block.to
  }
  return at + left
}

/** The first start not before `at` that lies whole in a window and meets no block. */
function firstStart(at: number, { from, to, windows }: Stop, blocks: readonly Span[]): number {
  const length = to - from
  for (const window of windows) {
    let start = Math.max(at, window.from)
    for (const block of blocks)
      if (meets({ from: start, to: start + length }, block)) start = block.to
    if (start + length <= window.to) return start
  }
  return Number.POSITIVE_INFINITY
}

/** Where a day stands: the last call and when one is free again. */
interface Standing {
  last: Stop | null
  free: number
}

const MORNING: Standing = { last: null, free: Number.NEGATIVE_INFINITY }

/** When a call begins after what came before; infinite if it cannot. */
function startOf({ last, free }: Standing, stop: Stop, road: Road, day: Day): number {
  // What was agreed stands, even where the diary already asks for two places at once.
  if (stop.fixed && (last?.fixed ?? true)) return stop.from
  const { blocks, lunch } = day
  if (road.crossing && free > lunch.from) return Number.POSITIVE_INFINITY
  const there = arrival(free, road.minutes, blocks)
  const soonest = road.crossing ? Math.max(there, lunch.to) : there
  if (!stop.fixed) return firstStart(soonest, stop, blocks)
  return soonest <= stop.from ? stop.from : Number.POSITIVE_INFINITY
}

const freeAfter = (free: number, stop: Stop, start: number): number =>
  Math.max(free, start + stop.to - stop.from)

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

/** The most calls, then the fewest minutes on the road, then the earliest evening. */
function best(day: Day): Path | null {
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
  return found?.path ?? null
}

/** Whether calls can be made in this order from where the day stands. */
function fits(standing: Standing, stops: readonly Stop[], day: Day): boolean {
  let now = standing
  return stops.every((stop) => {
    const start = startOf(now, stop, now.last ? roadBetween(now.last, stop) : NO_ROAD, day)
    now = { last: stop, free: freeAfter(now.free, stop, start) }
    return Number.isFinite(start)
  })
}

/** The hours of an order: each call where it is now if all after it still fit, else the earliest. */
function hoursOf(stops: readonly Stop[], day: Day): Planned[] {
  let now = MORNING
  return stops.map((stop, index) => {
    const road = now.last ? roadBetween(now.last, stop) : NO_ROAD
    const soonest = startOf(now, stop, road, day)
    const stays = { last: stop, free: freeAfter(now.free, stop, stop.from) }
    const isKept =
      soonest <= stop.from &&
      firstStart(stop.from, stop, day.blocks) === stop.from &&
      fits(stays, stops.slice(index + 1), day)
    const start = isKept ? stop.from : soonest
    now = { last: stop, free: freeAfter(now.free, stop, start) }
    return { stop, start, way: road.crossing ? null : road.minutes }
  })
}

/**
 * The order of a day's calls with the fewest minutes on the road, exactly: agreed hours stay, others
 * keep theirs where the order allows it. Nobody crosses to another island within half a day.
 */
export function planDay(day: Day): Plan {
  const stops: Stop[] = []
  for (let path = best(day); path; path = path.before) stops.unshift(path.last)
  // Of orders as good as each other the one that stands in the diary wins.
  const asItIs = stops.toSorted((a, b) => a.from - b.from)
  const isAsGood = roadOf(asItIs) <= roadOf(stops) && fits(MORNING, asItIs, day)
  return {
    calls: hoursOf(isAsGood ? asItIs : stops, day),
    left: day.stops.filter((stop) => !stops.includes(stop)),
  }
}

/** Minutes on the road in an order. */
export const roadOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, stop, at) => {
    const before = stops[at - 1]
    return sum + (before ? roadBetween(before, stop).minutes : 0)
  }, 0)
