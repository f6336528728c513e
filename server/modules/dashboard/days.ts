import { ZONE } from '../../time/madrid.ts'
import { Temporal } from 'temporal-polyfill'

const midnight = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime(ZONE).epochMilliseconds)
const dayAt = (at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE).toPlainDate()

/**
 * The day of the islands around an instant: its name, its bounds, and when the day before began.
 */
export function dayOf(at: Date): { day: string; yesterday: Date; start: Date; end: Date } {
  const day = dayAt(at)
  return {
    day: day.toString(),
    yesterday: midnight(day.subtract({ days: 1 })),
    start: midnight(day),
    end: midnight(day.add({ days: 1 })),
  }
}

/** Days from one day to another; negative when it is over. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days

/** A month (YYYY-MM), or with undefined that of an instant, with its bounds. */
export function monthOf(
  month: string | undefined,
  at: Date,
): { month: string; from: Date; to: Date } {
  const first = (month === undefined ? dayAt(at) : Temporal.PlainDate.from(`${month}-01`)).with({
    day: 1,
  })
  return {
    month: first.toString().slice(0, 7),
    from: midnight(first),
    to: midnight(first.add({ months: 1 })),
  }
}
