import { date } from '../../lib/format'

/** A moment as it is said today, `12:24`; of another day with its date, `25/11 01:10`. */
export function when(moment: string, now: Date = new Date()): string {
  const isToday = date(moment, 'YYYY-MM-DD') === date(now, 'YYYY-MM-DD')
  return isToday ? date(moment, 'HH:mm') : `${date(moment, 'DD/MM')} ${date(moment, 'HH:mm')}`
}
