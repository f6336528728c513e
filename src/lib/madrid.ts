import { Temporal } from 'temporal-polyfill'
import { ZONE } from './zone'

const zoned = (at: string | Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime()).toZonedDateTimeISO(ZONE)

/** The day there, `2026-11-21`. */
export const dayAt = (at: string | Date): string => zoned(at).toPlainDate().toString()

/** The hour there, `09:30`. */
export const hourAt = (at: string | Date): string =>
  zoned(at).toPlainTime().toString({ smallestUnit: 'minute' })

/** The instant of a day and an hour there. */
export const instantAt = (day: string, hour = '00:00'): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: ZONE,
      plainTime: Temporal.PlainTime.from(hour),
    }).epochMilliseconds,
  )
