import { ZONE } from '../../../time/madrid.ts'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Line } from './lines.ts'
import { USUAL, zoneNamed } from './zone-names.ts'

/** A day or an hour of a file. */
export interface Moment {
  at: Date
  isDay: boolean
  /** What was written, before any zone. */
  local: Temporal.PlainDateTime
  /** The zone by whose clock it repeats. */
  zone: string
  /** A zone's name that nobody knows. */
  unknown?: string
  /** The hour itself was read by another clock, too: the file does not describe that zone. */
  isGuess?: boolean
}

/**
 * Years a diary knows. A foreign clock is counted year by year up to the time that is asked for.
 */
const YEARS = { first: 1900, last: 2200 }

/**
 * What a zone's clock says of itself in one rule: once a year in a month. Anything else a file
 * could use to have us count seconds for ever.
 */
const ONCE_A_YEAR =
  /^(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=-?\d{1,2}(?:,-?\d{1,2}){0,6}|BY(?:HOUR|MINUTE|SECOND)=\d{1,2}|UNTIL=[\dTZ:-]+|WKST=[A-Z]{2})$/i
const MOST_CHANGES = 200
/** Clocks that one file may bring: each is counted from its beginning on. */
const MOST_ZONES = 20

function isPlainZone(zone: ICAL.Component): boolean {
  const parts = zone.getAllSubcomponents()
  return (
    parts.length <= MOST_CHANGES &&
    parts.every((part) => {
      const start = part.getFirstPropertyValue('dtstart')
      const rules = part
        .getAllProperties('rrule')
        .flatMap((property) => property.getValues().map(String))
      const plain = rules.every(
        (rule) =>
          /FREQ=YEARLY/i.test(rule) &&
          /BYMONTH=/i.test(rule) &&
          rule.split(';').every((piece) => ONCE_A_YEAR.test(piece)),
      )
      return (
        start instanceof ICAL.Time &&
        start.year >= 1600 &&
        rules.length <= 1 &&
        plain &&
        part.getAllProperties('rdate').length <= MOST_CHANGES
      )
    })
  )
}

/** Minutes that a clock is ahead of UTC when it shows a time; null: it cannot say. */
type Offset = (local: Temporal.PlainDateTime) => number | null

/** What is known of a zone: a name of the tz database, or only how a file describes its clock. */
interface Clock {
  zone: string
  offset?: Offset
  unknown?: string
}

const instantIn = (local: Temporal.PlainDateTime, zone: string): Date =>
  new Date(local.toZonedDateTime(zone).epochMilliseconds)

function offsetOf(lines: Line[]): { tzid: string; place: string | null; offset: Offset } | null {
  try {
    const zone = new ICAL.Component(ICAL.parse(lines.map(({ text }) => text).join('\r\n')) as never)
    const [tzid, place] = [
      zone.getFirstPropertyValue('tzid'),
      zone.getFirstPropertyValue('x-lic-location'),
    ]
    if (typeof tzid !== 'string' || !isPlainZone(zone)) return null
    const clock = new ICAL.Timezone({ component: zone, tzid })
    const offset: Offset = ({ year, month, day, hour, minute, second }) => {
      const seconds = clock.utcOffset(
        ICAL.Time.fromData({ year, month, day, hour, minute, second }),
      )
      return Number.isFinite(seconds) ? seconds / 60 : null
    }
    return { tzid, place: typeof place === 'string' ? place : null, offset }
  } catch {
    return null // a clock that cannot be read is one we do not know
  }
}

/**
 * The zone whose clock shows the same all through a year; null when none of the usual ones does.
 */
function sameClock(offset: Offset, year: number): string | null {
  const times = Array.from({ length: 24 }, (_, half) =>
    Temporal.PlainDateTime.from({
      year,
      month: Math.floor(half / 2) + 1,
      day: half % 2 === 0 ? 2 : 17,
      hour: 12,
    }),
  )
  const said = times.map(offset)
  return (
    USUAL.find((zone) =>
      times.every((time, at) => time.toZonedDateTime(zone).offsetNanoseconds / 60e9 === said[at]),
    ) ?? null
  )
}

/** The clocks of a file: what its hours mean. */
export class Clocks {
  private readonly described = new Map<string, { place: string | null; offset: Offset }>()
  private readonly known = new Map<string, Clock>()
  private readonly floating: Clock

  /**
   * `zones`: what the file tells of clocks of its own; `floating`: the zone of hours that name
   * none.
   */
  constructor(zones: Line[][], floating: string | undefined) {
    for (const lines of zones.slice(0, MOST_ZONES)) {
      const found = offsetOf(lines)
      if (found) this.described.set(found.tzid, found)
    }
    this.floating = { zone: (floating && zoneNamed(floating)) || ZONE }
  }

  /**
   * The clock of a name. What the tz database knows is read by it: files describe such zones by
   * today's rules alone.
   */
  private clockOf(tzid: string, year: number): Clock {
    const known = this.known.get(tzid)
    if (known) return known
    const own = this.described.get(tzid)
    const named =
      zoneNamed(tzid) ??
      (own?.place ? zoneNamed(own.place) : null) ??
      (own ? sameClock(own.offset, year) : null)
    const clock: Clock = named
      ? { zone: named }
      : own
        ? { zone: ZONE, offset: own.offset, unknown: tzid }
        : { zone: this.floating.zone, unknown: tzid }
    this.known.set(tzid, clock)
    return clock
  }

  /**
   * The moment that a value means (`20270125T100000`, `20270125`, with or without `Z`); null when
   * there is none, or past the years a diary knows.
   */
  momentOf(value: string, tzid?: string): Moment | null {
    const [, date, time, utc] =
      /^(\d{8})(?:T(\d{4}(?:\d\d)?)(Z)?)?$/i.exec(value.trim().replace(/(?<=\d)[-:](?=\d)/g, '')) ??
      []
    if (!date || Number(date.slice(0, 4)) < YEARS.first || Number(date.slice(0, 4)) > YEARS.last)
      return null
    try {
      const local = Temporal.PlainDateTime.from(
        `${date}T${(time ?? '0000').padEnd(6, '0').replace(/60$/, '59')}`,
      )
      if (!time) return { at: instantIn(local, ZONE), isDay: true, local, zone: ZONE }
      if (utc) return { at: instantIn(local, 'UTC'), isDay: false, local, zone: 'UTC' }
      const { zone, offset, unknown } = tzid ? this.clockOf(tzid, local.year) : this.floating
      const ahead = offset?.(local) ?? null
      const at =
        ahead === null
          ? instantIn(local, zone)
          : new Date(instantIn(local, 'UTC').getTime() - ahead * 60_000)
      return { at, isDay: false, local, zone, ...(unknown && { unknown, isGuess: ahead === null }) }
    } catch {
      return null // 31 February
    }
  }
}
