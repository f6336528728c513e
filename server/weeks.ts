const DAY_MS = 86_400_000

/** The day in the islands, YYYY-MM-DD. */
export const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(at)

/** The Monday of a day's week. Days are counted in UTC, where each has 24 hours. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

/** The Mondays of the last weeks, oldest first; the last is this week's. */
export function lastMondays(weeks: number, now: Date): string[] {
  const last = Date.parse(`${mondayOf(dayOf(now))}T00:00:00Z`)
  return Array.from({ length: weeks }, (_, index) =>
    new Date(last - (weeks - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  )
}
