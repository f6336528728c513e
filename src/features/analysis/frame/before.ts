import { daysAfter, daysBetween, isDay } from './days'
import { firstDay } from './presets'
import type { FigureQuery } from './figure-query'
import type { Preset } from './presets'

/** The day so many months before another, or the last of that month where it has no such day. */
function sameDayBefore(day: string, months: number): string {
  const first = firstDay(day, -months)
  const last = daysAfter(firstDay(first, 1), -1)
  const wasLast = daysAfter(day, 1).endsWith('-01')
  const wanted = `${first.slice(0, 8)}${day.slice(8)}`
  return wasLast || wanted > last ? last : wanted
}

/** Months that a period from the first of one touches; a year so far is held against a year ago. */
const monthsOf = (from: string, to: string, preset: Preset): number =>
  preset === 'ano'
    ? 12
    : (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
      Number(to.slice(5, 7)) -
      Number(from.slice(5, 7)) +
      1

/**
 * The period before another: as many months earlier where it begins on the first of one, else as
 * many days. It is looked at as it stood as long after its end as the other is now: enquiries that
 * had three months more to be signed would win against any that are new. Null where the days are
 * none, or one is after the other: the server says so at the field.
 */
export function periodBefore(
  { from, to, asOf, ...rest }: FigureQuery,
  preset: Preset,
  today: string,
): FigureQuery | null {
  const [until, seen] = [to ?? today, asOf ?? today]
  if (from === undefined || ![from, until, seen].every(isDay) || from > until) return null
  const start = from.endsWith('-01')
    ? firstDay(from, -monthsOf(from, until, preset))
    : daysAfter(from, -daysBetween(from, until) - 1)
  const end = from.endsWith('-01')
    ? sameDayBefore(until, monthsOf(from, until, preset))
    : daysAfter(from, -1)
  const since = Math.max(0, daysBetween(until, seen))
  return { ...rest, from: start, to: end, asOf: daysAfter(end, since) }
}
