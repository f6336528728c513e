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

/** A way in minutes; what is not known of it takes no time. */
export interface Road {
  minutes: number
  crossing: boolean
}

export const NO_ROAD: Road = { minutes: 0, crossing: false }

/** The way between two calls. */
export const roadBetween = (from: Stop, to: Stop): Road => {
  const way = wayBetween(from.place, to.place)
  return { minutes: way?.minutes ?? 0, crossing: way?.crossing ?? false }
}

/** Minutes on the road in an order. */
export const roadOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, stop, at) => {
    const before = stops[at - 1]
    return sum + (before ? roadBetween(before, stop).minutes : 0)
  }, 0)
