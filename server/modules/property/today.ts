/**
 * The day in the islands, YYYY-MM-DD. Mandates and certificates end with the day there, not in UTC.
 */
export function today(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(now)
}
