import { ZONE } from '../../../time/madrid.ts'
import type { Temporal } from 'temporal-polyfill'
import { zoned, asDate } from './rule.ts'

/**
 * The end of an occurrence: as long as the first one; whole days by the calendar, since one of them
 * may have 23 hours.
 */
export function endOf(
  start: Date,
  event: { starts_at: Date; ends_at: Date; all_day: boolean; time_zone: string },
): Date {
  // In a zone that only another version knows, days are as long as the first ones.
  if (!event.all_day || !isZone(event.time_zone))
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
  zone = ZONE,
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
