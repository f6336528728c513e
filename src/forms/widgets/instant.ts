import { dayAt, hourAt, instantAt } from '../../lib/madrid'

/** `2026-12-01T10:00` on the clocks of the islands, of an instant. */
export const localOf = (iso: string): string => `${dayAt(iso)}T${hourAt(iso)}`

/** The instant of one of those; null while it is not whole. */
export function instantIn(text: string): string | null {
  const [day = '', hour = ''] = text.split('T')
  return /^\d{4}-/.test(day) && hour ? instantAt(day, hour.slice(0, 5)).toISOString() : null
}
