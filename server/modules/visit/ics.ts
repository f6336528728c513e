import { foldLine } from '../../formats/content-line.ts'

/** An appointment as calendars read it (RFC 5545, 5546). Instants are UTC, texts plain. */
export interface Appointment {
  uid: string
  /** Raised with every change: a calendar keeps the highest. */
  sequence: number
  cancelled: boolean
  startsAt: Date
  endsAt: Date
  now: Date
  summary: string
  description: string
  location: string | null
  confirmed: boolean
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string =>
  text
    .replace(/\r/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')

/** The appointment as an .ics file. */
export function toIcs({
  uid,
  sequence,
  cancelled,
  startsAt,
  endsAt,
  now,
  summary,
  description,
  location,
  confirmed,
}: Appointment): string {
  const status = cancelled ? 'CANCELLED' : confirmed ? 'CONFIRMED' : 'TENTATIVE'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Llar//Visits//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
