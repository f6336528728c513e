import { daysLater, isDay } from '../time/madrid.ts'

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

/**
 * The last of so many working days after a day. Saturdays and Sundays are none; of public holidays
 * nothing is known, so the legal day is this one or a later one.
 */
export function workingDaysLater(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0;) {
    last = daysLater(last, 1)
    const weekday = new Date(`${last}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return last
}
