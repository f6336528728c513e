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

/** Is it on the calendar, and on the clock: no 31 February? */
function isDay(until: string): boolean {
  try {
    Temporal.PlainDateTime.from(until.replace('Z', ''), { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

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
    if (name === 'UNTIL' && !isDay(value)) return null
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

export const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
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
export function running(
  { starts_at, rrule, time_zone }: Series,
  includeDtstart = true,
): RRuleTemporal {
  return new RRuleTemporal({
    rruleString: `RRULE:${rrule}`,
    dtstart: zoned(starts_at, time_zone),
    tzid: time_zone,
    includeDtstart,
    cache: false,
  })
}

/**
 * What a stored rule makes. One that this version cannot run (another one may know more parts, or
 * zones) is known to happen where it begins, and at what is listed beside it.
 */
function run<T>(series: Series, make: (rule: RRuleTemporal) => T, includeDtstart = true): T {
  try {
    return make(running(series, includeDtstart))
  } catch {
    return make(running({ ...series, rrule: ONCE, time_zone: 'UTC' }, includeDtstart))
  }
}

/** Can this version say when the series happens? */
export function runs(series: Series): boolean {
  try {
    running(series, false).next(series.starts_at, true)
    return true
  } catch {
    return false
  }
}

/** How far a new rule is looked at. */
export const YEARS_MS = 3 * 366 * 86_400_000

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

export const asDate = (at: { epochMilliseconds: number }): Date => new Date(at.epochMilliseconds)

/** Starts from `from` (of it) to `to` (not of it), exceptions not considered. */
export function startsBetween(series: Series, from: Date, to: Date): Date[] {
  if (to <= from) return []
  return inOrder([
    ...run(series, (rule) => rule.between(from, to, true)).map(asDate),
    ...(series.rdates ?? []),
  ]).filter((at) => at >= from && at < to)
}

/** The first start at or after an instant; null when the rule has ended. */
export function startFrom(series: Series, from: Date): Date | null {
  const next = run(series, (rule) => rule.next(from, true))
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

/** How many starts a rule with an end has; null: no end, or none that this version knows. */
export function countStarts(series: Series): number | null {
  return /COUNT|UNTIL/.test(series.rrule) && runs(series)
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
