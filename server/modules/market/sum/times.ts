import { Temporal } from 'temporal-polyfill'
import type {
  GeoPoint,
  Island,
  MarketTime,
  VisitWindow,
} from '../../../../generated/model/index.ts'
import { dayOf, daysLater, ZONE } from '../../../time/madrid.ts'
import { wayBetween } from '../../agenda/index.ts'

const MINUTE = 60_000
/** Free times are offered at most so many minutes apart. */
const STEP = 30

/** Time of a seller that is promised, and where. */
export interface Promised {
  start: Date
  end: Date
  geo: GeoPoint | null
}

/** What free times hang on. */
export interface Asked {
  hours: readonly VisitWindow[]
  minutes: number
  bufferMinutes: number
  leadDays: number
  promised: readonly Promised[]
  /** When the buyer cannot. */
  busy: readonly { from: Date; to: Date }[]
  home: { geo: GeoPoint | null; island: Island | null }
  now: Date
  /** First day, YYYY-MM-DD in Europe/Madrid. */
  from: string
  days: number
  /** No more than so many. */
  most?: number
}

/** Instants that were worked out before, by day and time: the same few hours are asked all day. */
const known = new Map<string, number>()
const MOST_KNOWN = 5_000

/** The instant at which a clock in the islands shows a time (HH:MM) of a day (YYYY-MM-DD). */
function at(day: string, time: string): number {
  const key = `${day}T${time}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const instant = Temporal.PlainDateTime.from(key).toZonedDateTime(ZONE).epochMilliseconds
  known.set(key, instant)
  return instant
}

/** The weekday of a day, Monday is 1. */
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Milliseconds between two homes by road, with what the seller keeps free. */
const apart = (one: Promised, { home, bufferMinutes }: Asked): number =>
  ((wayBetween({ geo: one.geo, island: home.island }, home)?.minutes ?? 0) + bufferMinutes) * MINUTE

/** The day in the islands, so many days from now. */
export const firstDayOf = (now: Date, leadDays: number): string => daysLater(dayOf(now), leadDays)

/**
 * Times at which a seller can begin: in their hours, after their days of notice, with the way to
 * and from what they have promised, and while the buyer is free.
 */
export function freeTimes(asked: Asked): MarketTime[] {
  const { hours, minutes, promised, busy, now, from, days, most = 500 } = asked
  const length = minutes * MINUTE
  const earliest = Math.max(now.getTime() + 60 * MINUTE, 0)
  const first = firstDayOf(now, asked.leadDays)
  const taken = [
    ...promised.map((one) => {
      const rest = apart(one, asked)
      return { start: one.start.getTime() - rest, end: one.end.getTime() + rest }
    }),
    ...busy.map((one) => ({ start: one.from.getTime(), end: one.to.getTime() })),
  ]
  const isFree = (start: number): boolean =>
    taken.every((one) => start + length <= one.start || start >= one.end)
  const found: MarketTime[] = []
  const last = daysLater(from, days - 1)
  for (let day = from > first ? from : first; day <= last; day = daysLater(day, 1)) {
    const weekday = weekdayOf(day)
    const starts = new Set<number>()
    for (const window of hours.filter((one) => one.weekday === weekday)) {
      const end = at(day, window.to)
      for (let start = at(day, window.from); start + length <= end; start += STEP * MINUTE)
        if (start >= earliest && isFree(start)) starts.add(start)
    }
    for (const start of [...starts].toSorted((a, b) => a - b)) {
      found.push({
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + length).toISOString(),
      })
      if (found.length >= most) return found
    }
  }
  return found
}
