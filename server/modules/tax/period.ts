import { daysLater } from '../../time/madrid.ts'

/** First and last day (YYYY-MM-DD) of so many months from a first one. */
export function monthsFrom(
  year: number,
  month: number,
  months: number,
): { from: string; to: string } {
  const first = (at: number): string =>
    `${year + Math.floor((at - 1) / 12)}-${String(((at - 1) % 12) + 1).padStart(2, '0')}-01`
  return { from: first(month), to: daysLater(first(month + months), -1) }
}

/** The days of a quarter, `2026-Q4`. */
export const quarterDays = (quarter: string): { from: string; to: string } =>
  monthsFrom(Number(quarter.slice(0, 4)), Number(quarter.slice(6)) * 3 - 2, 3)

/** The quarter that a day lies in. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
