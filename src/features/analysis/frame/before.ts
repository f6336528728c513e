import { Temporal } from 'temporal-polyfill'
import type { GetAnalysisSummaryParams } from '../../../../generated/model'
import type { Preset } from './presets'

type Day = Temporal.PlainDate

/** A day of the calendar; null for what somebody typed that is none. */
function readDay(text: string): Day | null {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}

/** Months that a period touches; a year so far is held against a year ago. */
const monthsOf = (from: Day, to: Day, preset: Preset): number =>
  preset === 'ano' ? 12 : (to.year - from.year) * 12 + to.month - from.month + 1

/** So many months before, the last of a month before the last. */
function sameDayBefore(day: Day, months: number): Day {
  const before = day.subtract({ months })
  return day.day === day.daysInMonth ? before.with({ day: before.daysInMonth }) : before
}

/**
 * The period before another: as many months earlier where it begins on the first of one, else as
 * many days. It is looked at as it stood as long after its end as the other is now: enquiries that
 * had three months more to be signed would win against any that are new. Null where the days are
 * none, or one is after the other: the server says so at the field.
 */
export function periodBefore(
  { from, to, asOf, ...rest }: GetAnalysisSummaryParams,
  preset: Preset,
  today: string,
): GetAnalysisSummaryParams | null {
  const [first, last, seen] = [from ?? '', to ?? today, asOf ?? today].map(readDay)
  if (!first || !last || !seen || Temporal.PlainDate.compare(first, last) > 0) return null
  const months = monthsOf(first, last, preset)
  const [start, end] =
    first.day === 1
      ? [first.subtract({ months }), sameDayBefore(last, months)]
      : [first.subtract(first.until(last)).subtract({ days: 1 }), first.subtract({ days: 1 })]
  const since = Math.max(0, last.until(seen).days)
  const [before, until] = [start.toString(), end.toString()]
  return { ...rest, from: before, to: until, asOf: end.add({ days: since }).toString() }
}
