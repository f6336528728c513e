import { readKeys } from './keys.ts'
import type { Reader } from './services.ts'

/** Access to people's Google calendars. */
export interface CalendarSettings {
  clientId: string
  clientSecret: string
  /** 32 bytes each that seal refresh tokens, the first of them. */
  keys: Buffer[]
  /** Origin of a double of Google; null: Google. */
  origin: string | null
}

/** The settings of Google Calendar; null: not set up, and nothing of it is offered. */
export function readCalendar(reader: Reader): CalendarSettings | null {
  const { text, address, faults, production } = reader
  const [clientId, clientSecret] = [
    text('GOOGLE_CALENDAR_CLIENT_ID', ''),
    text('GOOGLE_CALENDAR_CLIENT_SECRET', ''),
  ]
  const keys = readKeys(reader, 'GOOGLE_CALENDAR_KEY')
  const origin = address('GOOGLE_CALENDAR_URL', ['http:', 'https:'])
  if (production && origin !== null)
    faults.push('GOOGLE_CALENDAR_URL cannot be set in production: it is for tests')
  if (clientId === '' && clientSecret === '' && keys.length === 0) return null
  if (clientId === '' || clientSecret === '' || keys.length === 0)
    faults.push(
      'GOOGLE_CALENDAR_CLIENT_ID, GOOGLE_CALENDAR_CLIENT_SECRET and GOOGLE_CALENDAR_KEY ' +
        'go together; the key is 32 random bytes, base64 (openssl rand -base64 32)',
    )
  return { clientId, clientSecret, keys, origin: origin && new URL(origin).origin }
}
