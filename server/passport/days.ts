import { daysLater, isDay } from '../time/madrid.ts'
import file from './holidays.json' with { type: 'json' }

const DAY_MS = 86_400_000

/** Days from one to the other, YYYY-MM-DD; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/**
 * The same day so many years later; of a 29th of February the 28th where there is no other. The
 * last year that is written with four digits is the last.
 */
export function yearsLater(day: string, years: number): string {
  const year = Math.min(9999, Number(day.slice(0, 4)) + years)
  const then = `${String(year).padStart(4, '0')}${day.slice(4)}`
  return isDay(then) ? then : `${then.slice(0, 8)}28`
}

/** Holidays of all the islands, YYYY-MM-DD, of the years whose calendar is known. */
const HOLIDAYS: ReadonlySet<string> = new Set(
  file.years.flatMap(({ year, days }) => days.map((day) => `${year}-${day}`)),
)

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day)
}

/**
 * The last of so many working days after a day. Saturdays, Sundays and holidays of all the islands
 * are none (`holidays.json`, by year); of the two that each municipality has of its own nothing is
 * known, so the legal day is this one or a later one.
 */
export function workingDaysLater(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0;) {
    last = daysLater(last, 1)
    if (isWorkingDay(last)) left -= 1
  }
  return last
}
