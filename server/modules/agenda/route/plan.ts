import { firstStart, freeAfter, MORNING, startOf, type Standing } from './starts.ts'
import { bestOrder } from './orders.ts'
import { NO_ROAD, roadBetween, type Day, type Stop } from './stops.ts'

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
  const stops = bestOrder(day)
  return {
    calls: hoursOf(stops, day),
    left: day.stops.filter((stop) => !stops.includes(stop)),
  }
}
