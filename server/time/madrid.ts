const DAY_MS = 86_400_000

/** The clock of the islands. */
export const ZONE = 'Europe/Madrid'

/** Its making takes longer than fifty of its dates. */
const ISO = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/**
 * The day in the islands, YYYY-MM-DD: mandates, certificates and offers end with the day there, not
 * in UTC.
 */
export const dayOf = (at: Date): string => ISO.format(at)

const STAMP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/** A day (YYYY-MM-DD) as it is written on paper and in mails: `31/12/2026`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/')

/** A moment by the clock of the islands with its offset: `2024-01-01T19:20:30+01:00`. */
export function stampOf(at: Date): string {
  const [day = '', clock = '', offset = ''] = STAMP.format(at).split(' ')
  return `${day}T${clock}${offset.replace('GMT', '')}`
}

/** The same clock at a moment as if it were UTC, in whole seconds: to count hours of a day there. */
export const wallClock = (at: Date): Date => new Date(`${stampOf(at).slice(0, 19)}Z`)

/** Is a day written YYYY-MM-DD in the calendar? The 31st of February is not. */
export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** When a day of the islands (YYYY-MM-DD) is over. */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  // Winter is one hour ahead of UTC, summer two.
  const winter = new Date(midnight - DAY_MS / 24)
  return dayOf(new Date(winter.getTime() - 1)) === day ? winter : new Date(midnight - DAY_MS / 12)
}

/** A day so many days later, YYYY-MM-DD. Days are counted in UTC, where each has 24 hours. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** When a day of the islands (YYYY-MM-DD) begins. */
export const startOfDay = (day: string): Date => endOfDay(daysLater(day, -1))

/** The first day of a day's month. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The Mondays of the last weeks, oldest first; the last is this week's. */
export function lastMondays(weeks: number, now: Date): string[] {
  const last = mondayOf(dayOf(now))
  return Array.from({ length: weeks }, (_, index) => daysLater(last, (index + 1 - weeks) * 7))
}
