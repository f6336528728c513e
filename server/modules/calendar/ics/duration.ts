import { Temporal } from 'temporal-polyfill'

const DURATION =
  /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i

/**
 * An instant after a duration (RFC 5545, 3.3.6): days by the clock of a zone, hours as they pass.
 * Null when it is none, or goes back.
 */
export function addDuration(at: Date, value: string, zone: string): Date | null {
  const found = DURATION.exec(value.trim())
  if (!found || !/\d/.test(value)) return null
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((piece) => Number(piece ?? 0))
  const from = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  return new Date(
    from.add({
      weeks: weeks ?? 0,
      days: days ?? 0,
      hours: hours ?? 0,
      minutes: minutes ?? 0,
      seconds: seconds ?? 0,
    }).epochMilliseconds,
  )
}
