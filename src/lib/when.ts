import { ZONE } from './zone'
import type { TFunction } from '../i18n'
import { currentLang } from './href'
import { date } from './format'

const DAY_MS = 86_400_000
const dayOf = (moment: string | number): string => date(moment, 'YYYY-MM-DD')

/** Whole days between a moment and now, by the islands' calendar. */
export const daysAgo = (iso: string, now = Date.now()): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(iso))) / DAY_MS)

/**
 * Late today by the islands' calendar (22:59 there in winter, 23:59 in summer): the same moment for
 * the server and for the browser a second later.
 */
export const lateToday = (now = Date.now()): Date => new Date(`${dayOf(now)}T21:59:59.999Z`)

const weekdays = new Map<string, Intl.DateTimeFormat>()

/**
 * A format takes longer to make than fifty dates to write, and a list asks for each of its rows.
 */
function weekday(iso: string, lang: string): string {
  const format =
    weekdays.get(lang) ?? new Intl.DateTimeFormat(lang, { timeZone: ZONE, weekday: 'short' })
  weekdays.set(lang, format)
  return format.format(new Date(iso))
}

/** `10:24` of today, `ayer`, `jue`, `19/11`, as lists show it. */
export function shortTime(iso: string, t: TFunction, now = Date.now()): string {
  const days = daysAgo(iso, now)
  if (days <= 0) return date(iso, 'HH:mm')
  if (days === 1) return t('shell:when.yesterday')
  return days < 7 ? weekday(iso, currentLang()) : date(iso, 'DD/MM')
}

/** Heading of a day: `Hoy`, `Ayer`, `jueves, 19 de noviembre`. */
export function dayName(iso: string, t: TFunction, now = Date.now()): string {
  const days = daysAgo(iso, now)
  if (days <= 0) return t('shell:when.today')
  if (days === 1) return t('shell:when.yesterdayLong')
  const sameYear = dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4)
  return new Intl.DateTimeFormat(currentLang(), {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(iso))
}

/** Whether two moments fall on one day of the islands. */
export const sameDay = (a: string, b: string): boolean => dayOf(a) === dayOf(b)
