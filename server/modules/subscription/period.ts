import type { SubscriptionPeriod } from '../../../generated/model/index.ts'

/** Ways of paying that this version knows. */
const PERIODS: readonly (SubscriptionPeriod | null)[] = ['month', 'year', null]

/**
 * Whether this version reads for how long an agency pays at a time. Another one may have written what
 * is neither a month nor a year: its days are not reckoned as either.
 */
export const readsPeriods = (
  row: { period: SubscriptionPeriod | null; next_period: SubscriptionPeriod | null } | null,
): boolean => row === null || (PERIODS.includes(row.period) && PERIODS.includes(row.next_period))

const DAY_MS = 86_400_000

/** Days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The last day of a month, which is counted from 0 and may be one of a later year. */
const lastOf = (year: number, at: number): number =>
  new Date(Date.UTC(year, at + 1, 0)).getUTCDate()

/**
 * The day of the month on which periods begin, of one that begins on a day: the 31st stays the 31st
 * behind a month that had none (`kept`).
 */
export function monthDay(day: string, kept: number | null): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return date === lastOf(year, month - 1) ? Math.max(date, kept ?? 0) : date
}

/** The day a month or a year later, the last of a shorter month; `on`: another one of the month. */
export function periodAfter(day: string, period: SubscriptionPeriod, on?: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = month - 1 + (period === 'year' ? 12 : 1)
  const of = Math.min(on ?? date, lastOf(year, at))
  return new Date(Date.UTC(year, at, of)).toISOString().slice(0, 10)
}
