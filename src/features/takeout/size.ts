import { count } from '../../lib/format'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them, in thousands: 734 MB. */
export function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return `${count(Math.round(bytes / 1000 ** step))} ${UNITS[step]}`
}
