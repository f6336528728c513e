import type { Lang } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { dayOf, daysLater, endOfDay, isDay, startOfDay } from '../../time/madrid.ts'
import { say } from './messages.ts'

/** Longest period of a figure, months. */
export const MOST_MONTHS = 36

/** Days of Europe/Madrid, YYYY-MM-DD, the last included; `start` and `end` are its instants. */
export interface Period {
  from: string
  to: string
  start: Date
  end: Date
}

/** The month so many months after a day's, YYYY-MM. */
export function monthLater(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The last month, YYYY-MM, of which no day is after another day, nor after now. */
export function lastWholeMonth(day: string, now: Date): string {
  const until = [day, daysLater(dayOf(now), -1)].toSorted()[0] ?? day
  return daysLater(until, 1).endsWith('-01') ? until.slice(0, 7) : monthLater(until, -1)
}

/** Days of an order that cannot be miscounted: the same day so many months later may not exist. */
const tooFar = (from: string, to: string): boolean =>
  to >= `${monthLater(from, MOST_MONTHS)}${from.slice(7)}`

/** The period that is asked for, the last three months unless told; throws 400 at the field. */
export function periodOf(asked: { from?: string; to?: string }, now: Date, lang: Lang): Period {
  const to = asked.to ?? dayOf(now)
  if (!isCalendarDay(to)) fieldErrors({ to: say(lang, 'noDay') })
  const from = asked.from ?? `${monthLater(to, -2)}-01`
  if (!isCalendarDay(from)) fieldErrors({ from: say(lang, 'noDay') })
  if (from > to) fieldErrors({ from: say(lang, 'order') })
  if (tooFar(from, to)) fieldErrors({ from: say(lang, 'long') })
  return { from, to, start: startOfDay(from), end: endOfDay(to) }
}

/** Years that the calendar of the desk knows; others are no day anybody means. */
export const isCalendarDay = (day: string): boolean => /^20\d\d-\d\d-\d\d$/.test(day) && isDay(day)
