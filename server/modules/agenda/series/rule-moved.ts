import { readRule, zoned, writeRule, asDate } from './rule.ts'

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
