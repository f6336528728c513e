import type { Day, Road, Span, Stop } from './stops.ts'

const meets = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

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
export function firstStart(
  at: number,
  { from, to, windows }: Stop,
  blocks: readonly Span[],
): number {
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
export interface Standing {
  last: Stop | null
  free: number
}

export const MORNING: Standing = { last: null, free: Number.NEGATIVE_INFINITY }

/** When a call begins after what came before; infinite if it cannot. */
export function startOf({ last, free }: Standing, stop: Stop, road: Road, day: Day): number {
  // What was agreed stands, even where the diary already asks for two places at once.
  if (stop.fixed && (last?.fixed ?? true)) return stop.from
  const { blocks, lunch } = day
  if (road.crossing && free > lunch.from) return Number.POSITIVE_INFINITY
  const there = arrival(free, road.minutes, blocks)
  const soonest = road.crossing ? Math.max(there, lunch.to) : there
  if (!stop.fixed) return firstStart(soonest, stop, blocks)
  return soonest <= stop.from ? stop.from : Number.POSITIVE_INFINITY
}

/** When one is free again after a call. */
export const freeAfter = (free: number, stop: Stop, start: number): number =>
  Math.max(free, start + stop.to - stop.from)
