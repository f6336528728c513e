import { ZONE } from '../../../time/madrid.ts'
import { Temporal } from 'temporal-polyfill'
import { isZone } from '../../agenda/index.ts'
import type { CalendarTime } from '../../../ports/calendar/index.ts'

/** The zone by whose clock a time repeats; the islands' where none is told that we know. */
export const zoneOf = ({ timeZone }: CalendarTime): string =>
  timeZone && isZone(timeZone) ? timeZone : ZONE

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The day on the clock of a zone, `2026-11-21`. */
export const dayIn = (at: Date, zone: string): string => zoned(at, zone).toPlainDate().toString()

/** A local time as RFC 5545 writes it, `20261121T110000`. */
export const localIn = (at: Date, zone: string): string =>
  zoned(at, zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

/** The instant of a local day or time, written with or without dashes; null when there is none. */
export function instantIn(text: string, zone: string): Date | null {
  try {
    if (text.endsWith('Z')) return new Date(Temporal.Instant.from(text).epochMilliseconds)
    const plain = text.includes('T')
      ? Temporal.PlainDateTime.from(text)
      : Temporal.PlainDate.from(text).toPlainDateTime()
    return new Date(plain.toZonedDateTime(zone).epochMilliseconds)
  } catch {
    return null
  }
}

/** The instant of a time of Google's; null when it has none. */
export function instantOf(time: CalendarTime | undefined, zone: string): Date | null {
  if (time?.date) return instantIn(time.date, zone)
  const at = time?.dateTime ? new Date(time.dateTime) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}
