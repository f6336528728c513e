import { ZONE } from '../../../time/madrid.ts'
import { Temporal } from 'temporal-polyfill'
import type { Lang } from '../../../contract/context.ts'
import {
  fixedUntil,
  lastStart,
  MOST_STEPS,
  ONCE,
  readRule,
  startFrom,
  startsUpTo,
  stepsBetween,
  writeRule,
} from '../../agenda/index.ts'
import { say } from '../messages.ts'
import type { Clocks, Moment } from './clocks.ts'
import { addDuration } from './duration.ts'
import type { Property } from './lines.ts'

/**
 * When an event happens again, as a diary keeps it: one rule, starts beside it, starts taken away.
 */
export interface Recurrence {
  rrule?: string
  rdates: Date[]
  exdates: Date[]
  /** Starts with an end of their own (`RDATE;VALUE=PERIOD`). */
  periods: { at: Date; end: Date }[]
  /** What could not be kept, in words. */
  told: string[]
}

/**
 * Rules beside the first that one file may have written out, and how many starts of each, as far
 * ahead as a diary is asked for.
 */
const MOST_RULES = 50
const MOST_STARTS = 1000
const AHEAD_YEARS = 10
/** Steps of rules that one file may have run through while it is read. */
const MOST_IN_ALL = 100_000

/** What reading the repetitions of a file shares. */
export interface Reading {
  clocks: Clocks
  lang: Lang
  now: Date
  /** Rules written out so far. */
  written: number
  /** Steps of rules run through so far. */
  steps: number
}

/**
 * The start that a value names: a day among hours means the event's own hour, an hour among days
 * its day.
 */
export function startNamed(
  value: string,
  property: Property,
  start: Moment,
  clocks: Clocks,
): Date | null {
  const named = clocks.momentOf(value, property.params.get('TZID'))
  if (!named || named.isDay === start.isDay) return named?.at ?? null
  if (named.isDay) {
    // By the clock that the event's own hour was read by.
    const local = named.local.toPlainDate().toPlainDateTime(start.local.toPlainTime())
    if (start.unknown)
      return clocks.momentOf(local.toString({ smallestUnit: 'second' }), start.unknown)?.at ?? null
    return new Date(local.toZonedDateTime(start.zone).epochMilliseconds)
  }
  const day =
    named.zone === 'UTC' && named.local.hour > 0
      ? Temporal.Instant.fromEpochMilliseconds(named.at.getTime())
          .toZonedDateTimeISO(ZONE)
          .toPlainDate()
      : named.local.toPlainDate()
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds)
}

/**
 * The rule as we keep it. Hours that only repeat the start's own are left out; a rule we do not
 * take is left for the diary to refuse in words.
 */
function ruleOf(value: string, { local, zone }: Moment): string {
  const own: Record<string, number> = {
    BYHOUR: local.hour,
    BYMINUTE: local.minute,
    BYSECOND: local.second,
  }
  const plain = value
    .trim()
    .split(';')
    .filter((piece) => {
      const [name = '', said = ''] = piece.toUpperCase().split('=')
      return own[name] === undefined || Number(said) !== own[name]
    })
    .join(';')
  const parts = readRule(plain)
  return parts ? writeRule(fixedUntil(parts, zone)) : plain
}

const isTired = ({ written, steps }: Reading): boolean =>
  written > MOST_RULES || steps > MOST_IN_ALL

/**
 * Starts of a rule beside the first, as far as we look ahead; null when it is none that we take.
 */
function writtenOut(
  rrule: string,
  start: Moment,
  to: Date,
  reading: Reading,
): { starts: Date[]; upTo: Date | null } | null {
  reading.written += 1
  if (!readRule(rrule) || isTired(reading)) return null
  try {
    const series = { starts_at: start.at, rrule, time_zone: start.zone }
    const starts = startsUpTo(series, to, MOST_STARTS)
    const last = starts.at(-1)
    reading.steps += stepsBetween(rrule, start.at, last ?? to)
    const isCut = last && startFrom(series, new Date(last.getTime() + 1)) !== null
    return { starts, upTo: isCut ? last : null }
  } catch {
    reading.steps += MOST_STEPS
    return null
  }
}

const day = (at: Date, lang: Lang): string =>
  at.toLocaleDateString(lang, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' })

/** How an event repeats. `properties` are the event's own. */
export function recurrenceOf(properties: Property[], start: Moment, reading: Reading): Recurrence {
  const { lang, clocks } = reading
  const made: Recurrence = { rdates: [], exdates: [], periods: [], told: [] }
  const all = (name: string): Property[] => properties.filter((property) => property.name === name)
  const [first, ...others] = all('RRULE').map(({ value }) => ruleOf(value, start))
  const isBroken = takeDates(all('RDATE'), all('EXDATE'), made, start, clocks)
  if (isBroken) made.told.push(say(lang, 'badDates'))
  const without = all('EXRULE')
  // To its very end a rule is run for those it leaves out alone: that may take years of empty days.
  const end = first && without.length > 0 ? endOf(first, start, reading) : null
  const ahead = new Date(
    Math.max(start.at.getTime(), reading.now.getTime()) + AHEAD_YEARS * 366 * 86_400_000,
  )
  for (const rule of others) {
    const more = writtenOut(rule, start, ahead, reading)
    made.rdates.push(...(more?.starts ?? []))
    if (!more) made.told.push(say(lang, 'secondRule', { text: rule.slice(0, 80) }))
    else if (more.upTo) made.told.push(say(lang, 'secondRuleUpTo', { date: day(more.upTo, lang) }))
  }
  for (const { value } of without) {
    const out = writtenOut(ruleOf(value, start), start, end ?? ahead, reading)
    made.exdates.push(...(out?.starts ?? []))
    if (!out) made.told.push(say(lang, 'exRule', { text: value.slice(0, 80) }))
    else if (out.upTo && !end)
      made.told.push(say(lang, 'exRuleUpTo', { date: day(out.upTo, lang) }))
  }
  // A start that is named twice ends where it was said last; one before the event is none of it.
  made.periods = [...new Map(made.periods.map((one) => [one.at.getTime(), one])).values()].filter(
    ({ at }) => at >= start.at,
  )
  if (made.rdates.some((at) => at < start.at)) made.told.push(say(lang, 'dateBefore'))
  const unique = new Map(made.rdates.filter((at) => at > start.at).map((at) => [at.getTime(), at]))
  made.rdates = [...unique.values()].toSorted((a, b) => a.getTime() - b.getTime())
  if (first) made.rrule = first
  else if (made.rdates.length > 0) made.rrule = ONCE
  return made
}

function endOf(rrule: string, { at, zone }: Moment, reading: Reading): Date | null {
  if (!readRule(rrule) || isTired(reading)) return null
  try {
    const last = lastStart({ starts_at: at, rrule, time_zone: zone })
    reading.steps += stepsBetween(rrule, at, last ?? at)
    return last
  } catch {
    reading.steps += MOST_STEPS
    return null // the diary says what is wrong with it
  }
}

/** Days and hours that are listed. True: one of them is none. */
function takeDates(
  added: Property[],
  taken: Property[],
  made: Recurrence,
  start: Moment,
  clocks: Clocks,
): boolean {
  let isBroken = false
  const each = (
    list: Property[],
    take: (value: string, property: Property) => Date | null,
  ): void => {
    for (const property of list)
      for (const value of property.value.split(',').filter(Boolean))
        isBroken = take(value, property) === null || isBroken
  }
  each(added, (value, property) => {
    const [from = '', to] = value.split('/')
    const at = startNamed(from, property, start, clocks)
    if (at) made.rdates.push(at)
    const end =
      at && to ? (addDuration(at, to, start.zone) ?? startNamed(to, property, start, clocks)) : null
    if (at && end && end > at) made.periods.push({ at, end })
    return at
  })
  each(taken, (value, property) => {
    const at = startNamed(value, property, start, clocks)
    if (at) made.exdates.push(at)
    return at
  })
  return isBroken
}
