import { stampOf, ZONE } from '../../time/madrid.ts'
/** Text of a property: RFC 5545, 3.3.11. */
export const text = (value: string): string =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** The rules of the islands' clock since 1996; calendars need no more of the past. */
export const MADRID = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The clock there at an instant: `20261121` and `20261121T110000`. */
export function onClock(at: Date): { day: string; time: string } {
  const time = stampOf(at).slice(0, 19).replace(/[-:]/g, '')
  return { day: time.slice(0, 8), time }
}

/** A property that holds an instant: a day, an hour of the islands, or an instant of UTC. */
export function moment(name: string, at: Date, kind: 'day' | 'local' | 'utc'): string {
  if (kind === 'day') return `${name};VALUE=DATE:${onClock(at).day}`
  if (kind === 'utc') return `${name}:${at.toISOString().replace(/[-:]|\.\d{3}/g, '')}`
  return `${name};TZID=${ZONE}:${onClock(at).time}`
}
