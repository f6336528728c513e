import { count } from './format'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them, in thousands: 734 MB, 1,5 MB. */
export function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** step
  const isFine = step >= 2 && value < 100
  return `${count(isFine ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[step]}`
}
