import type { Reader } from './services.ts'

/** Access to people's Google calendars. */
export interface CalendarSettings {
  clientId: string
  clientSecret: string
  /** 32 bytes that seal refresh tokens. */
  key: Buffer
  /** Origin of a double of Google; null: Google. */
  origin: string | null
}

/** The settings of Google Calendar; null: not set up, and nothing of it is offered. */
export function readCalendar({
  text,
  address,
  faults,
  production,
}: Reader): CalendarSettings | null {
  const [clientId, clientSecret, written] = [
    text('GOOGLE_CALENDAR_CLIENT_ID', ''),
    text('GOOGLE_CALENDAR_CLIENT_SECRET', ''),
    text('GOOGLE_CALENDAR_KEY', ''),
  ]
  const origin = address('GOOGLE_CALENDAR_URL', ['http:', 'https:'])
  if (production && origin !== null)
    faults.push('GOOGLE_CALENDAR_URL cannot be set in production: it is for tests')
  if (clientId === '' && clientSecret === '' && written === '') return null
  const key = Buffer.from(written, 'base64')
  if (clientId === '' || clientSecret === '' || key.length !== 32)
    faults.push(
      'GOOGLE_CALENDAR_CLIENT_ID, GOOGLE_CALENDAR_CLIENT_SECRET and GOOGLE_CALENDAR_KEY ' +
        'go together; the key is 32 random bytes, base64 (openssl rand -base64 32)',
    )
  return { clientId, clientSecret, key, origin: origin && new URL(origin).origin }
}
