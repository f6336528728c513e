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

/** The day a month or a year later; the last of a shorter month. */
export function periodAfter(day: string, period: SubscriptionPeriod): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = month - 1 + (period === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, at, Math.min(date, last))).toISOString().slice(0, 10)
}
