import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'

/** The parts of RFC 5545 that are taken; a diary has no use for rules by the hour. */
const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?[1-5]?\d?(MO|TU|WE|TH|FR|SA|SU))(,[+-]?[1-5]?\d?(MO|TU|WE|TH|FR|SA|SU)){0,20}$/,
  BYMONTHDAY: /^-?[1-3]?\d(,-?[1-3]?\d){0,30}$/,
  BYMONTH: /^1?\d(,1?\d){0,11}$/,
  BYSETPOS: /^-?\d{1,3}(,-?\d{1,3}){0,10}$/,
  BYYEARDAY: /^-?\d{1,3}(,-?\d{1,3}){0,30}$/,
  BYWEEKNO: /^-?\d{1,2}(,-?\d{1,2}){0,30}$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
}
const MOST = 1000

/** A rule by its parts, in the order they were written. */
export type Parts = Map<string, string>

/** The parts of a rule; null when it is none that we take. */
export function readRule(text: string): Parts | null {
  const parts: Parts = new Map()
  for (const piece of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .filter(Boolean)) {
    const [name = '', value = ''] = piece.split('=')
    if (!PARTS[name]?.test(value) || parts.has(name)) return null
    parts.set(name, value)
  }
  if (
    !parts.has('FREQ') ||
    (parts.has('COUNT') && parts.has('UNTIL')) ||
    Number(parts.get('COUNT') ?? 1) > MOST
  )
    return null
  return parts
}

export const writeRule = (parts: Parts): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';')

/** `20261231T225959Z` */
export const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/**
 * UNTIL as an instant of UTC, as RFC 5545 wants it beside a start with a time zone; a date means
 * the whole day.
 */
export function fixedUntil(parts: Parts, zone: string): Parts {
  const until = parts.get('UNTIL')
  if (!until || until.endsWith('Z')) return parts
  const [date = '', time = '235959'] = until.split('T')
  const plain = Temporal.PlainDateTime.from(`${date}T${time}`)
  return new Map(parts).set('UNTIL', stamp(new Date(plain.toZonedDateTime(zone).epochMilliseconds)))
}

/**
 * A series: where it starts, its rule, its time zone. Times keep their hour on the clock of that
 * zone.
 */
export interface Series {
  starts_at: Date
  rrule: string
  time_zone: string
  /** Starts beside the rule (RDATE of RFC 5545), none before the first. */
  rdates?: Date[]
}

/** The rule of a series whose starts are only listed. */
export const ONCE = 'FREQ=DAILY;COUNT=1'

const inOrder = (dates: Date[]): Date[] =>
  [...new Map(dates.map((at) => [at.getTime(), at])).values()].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  )

/** The rule as it runs. Throws when the parts do not make sense together. */
function running({ starts_at, rrule, time_zone }: Series, includeDtstart = true): RRuleTemporal {
  return new RRuleTemporal({
    rruleString: `RRULE:${rrule}`,
    dtstart: zoned(starts_at, time_zone),
    tzid: time_zone,
    includeDtstart,
    cache: false,
  })
}

const YEARS_MS = 3 * 366 * 86_400_000

/**
 * Does the rule itself make a date at or after the start? A rule that never comes true (30
 * February) runs out of tries.
 */
export function makesDates(series: Series): boolean {
  try {
    const later = new Date(series.starts_at.getTime() + YEARS_MS)
    const first = running(series, false).next(series.starts_at, true)
    running(series).between(series.starts_at, later, true)
    running(series).next(later, true)
    lastStart(series)
    return first !== null
  } catch {
    return false
  }
}

const asDate = (at: { epochMilliseconds: number }): Date => new Date(at.epochMilliseconds)

/** Starts from `from` (of it) to `to` (not of it), exceptions not considered. */
export function startsBetween(series: Series, from: Date, to: Date): Date[] {
  if (to <= from) return []
  return inOrder([
    ...running(series).between(from, to, true).map(asDate),
    ...(series.rdates ?? []),
  ]).filter((at) => at >= from && at < to)
}

/** The first start at or after an instant; null when the rule has ended. */
export function startFrom(series: Series, from: Date): Date | null {
  const next = running(series).next(from, true)
  const starts = [
    ...(next ? [asDate(next)] : []),
    ...(series.rdates ?? []).filter((at) => at >= from),
  ]
  return inOrder(starts)[0] ?? null
}

/** Starts of a rule up to an instant, so many at most; those of the rule alone. */
export const startsUpTo = (series: Series, to: Date, most: number): Date[] =>
  running(series, false)
    .all((at, index) => index < most && at.epochMilliseconds <= to.getTime())
    .map(asDate)
    .filter((at) => at <= to)

/** Does the rule start there? */
export const isStart = (series: Series, at: Date): boolean =>
  startsBetween(series, at, new Date(at.getTime() + 1)).length === 1

/** The last start; null: no end. */
export function lastStart(series: Series): Date | null {
  if (!/COUNT|UNTIL/.test(series.rrule)) return null
  const rule = running(series)
  const until = readRule(series.rrule)?.get('UNTIL')
  const last = until
    ? rule.previous(new Date(instantOf(until).getTime() + 1000))
    : rule.all().at(-1)
  return (
    inOrder([last ? asDate(last) : series.starts_at, ...(series.rdates ?? [])]).at(-1) ??
    series.starts_at
  )
}

/** How many starts a rule with an end has; null: no end. */
export function countStarts(series: Series): number | null {
  return /COUNT|UNTIL/.test(series.rrule)
    ? inOrder([
        ...running(series)
          .all((_, index) => index < MOST)
          .map(asDate),
        ...(series.rdates ?? []),
      ]).length
    : null
}

/** An instant written as `20261231T225959Z`. */
export const instantOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * The rule of a series whose starts move from one instant to another: days of the week and of the
 * month go with them.
 */
export function movedRule(rrule: string, zone: string, from: Date, to: Date): string {
  const parts = readRule(rrule)
  const [old, now] = [zoned(from, zone), zoned(to, zone)]
  const days = old.toPlainDate().until(now.toPlainDate()).days
  if (!parts || days === 0) return rrule
  const byDay = parts.get('BYDAY')
  if (byDay && parts.get('FREQ') === 'WEEKLY') {
    const turn = (day: string): string =>
      WEEK[((((WEEK as readonly string[]).indexOf(day) + days) % 7) + 7) % 7] ?? day
    parts.set('BYDAY', byDay.split(',').map(turn).join(','))
  } else if (byDay && /^[+-]?\d+[A-Z]{2}$/.test(byDay)) {
    parts.set(
      'BYDAY',
      `${Math.ceil(now.day / 7) > 4 ? -1 : Math.ceil(now.day / 7)}${WEEK[now.dayOfWeek - 1]}`,
    )
  }
  if (parts.get('BYMONTHDAY') === String(old.day)) parts.set('BYMONTHDAY', String(now.day))
  if (parts.get('BYMONTH') === String(old.month)) parts.set('BYMONTH', String(now.month))
  return writeRule(parts)
}

/**
 * An instant moved as the clock of the zone moved between two others: by days, then to the hour of
 * the day.
 */
export function movedLike(at: Date, zone: string, from: Date, to: Date): Date {
  const [here, old, now] = [zoned(at, zone), zoned(from, zone), zoned(to, zone)]
  const days = old.toPlainDate().until(now.toPlainDate()).days
  const day = here.toPlainDate().add({ days })
  return asDate(day.toZonedDateTime({ timeZone: zone, plainTime: now.toPlainTime() }))
}

/**
 * An instant moved by as much as the clock of the zone moved between two others: it keeps an hour
 * of its own.
 */
export function movedBy(at: Date, zone: string, from: Date, to: Date): Date {
  const [here, old, now] = [zoned(at, zone), zoned(from, zone), zoned(to, zone)]
  return asDate(
    here
      .toPlainDateTime()
      .add(old.toPlainDateTime().until(now.toPlainDateTime()))
      .toZonedDateTime(zone),
  )
}

/**
 * The end of an occurrence: as long as the first one; whole days by the calendar, since one of them
 * may have 23 hours.
 */
export function endOf(
  start: Date,
  event: { starts_at: Date; ends_at: Date; all_day: boolean; time_zone: string },
): Date {
  if (!event.all_day)
    return new Date(start.getTime() + event.ends_at.getTime() - event.starts_at.getTime())
  const days = zoned(event.starts_at, event.time_zone)
    .toPlainDate()
    .until(zoned(event.ends_at, event.time_zone).toPlainDate()).days
  return asDate(
    zoned(start, event.time_zone).toPlainDate().add({ days }).toZonedDateTime(event.time_zone),
  )
}

/** Is it midnight there? */
export const isMidnight = (at: Date, zone: string): boolean => {
  const local = zoned(at, zone)
  return local.equals(local.startOfDay())
}

/** Is it a time zone that the calendar of this server knows? */
export function isZone(zone: string): boolean {
  try {
    zoned(new Date(0), zone)
    return true
  } catch {
    return false
  }
}

/**
 * The local day of an instant, `2026-11-21`, and the bounds of the day and of its week (Monday
 * first).
 */
export function dayOf(
  at: Date,
  zone = 'Europe/Madrid',
): { date: string; start: Date; end: Date; weekStart: Date } {
  const day = zoned(at, zone).toPlainDate()
  const midnight = (one: Temporal.PlainDate): Date => asDate(one.toZonedDateTime(zone))
  return {
    date: day.toString(),
    start: midnight(day),
    end: midnight(day.add({ days: 1 })),
    weekStart: midnight(day.subtract({ days: day.dayOfWeek - 1 })),
  }
}
