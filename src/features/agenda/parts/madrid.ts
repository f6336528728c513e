import { Temporal } from 'temporal-polyfill'
import { dayAt } from '../../../lib/madrid'

export { dayAt, hourAt, instantAt } from '../../../lib/madrid'
export { ZONE } from '../../../lib/zone'

export const today = (): string => dayAt(new Date())

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString()

/** Monday of its week. */
export const mondayOf = (day: string): string => {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

export const firstOfMonth = (day: string): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).toString()

/** Is it a day of the calendar? */
export function isDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 2000 && year < 2100 && date.getUTCMonth() === month - 1
}

/** A day in words of a language: noon of UTC, so that no zone can turn it. */
export const sayDay = (day: string, lang: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** Two days in words: `16–22 de noviembre`. */
export const sayDays = (from: string, to: string, lang: string): string => {
  const format = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(from.slice(0, 4) === to.slice(0, 4) ? {} : { year: 'numeric' }),
  })
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
}
