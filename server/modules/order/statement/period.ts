import { daysLater } from '../../../time/madrid.ts'

/** Days of a period, both counted. */
export interface Days {
  from: string
  to: string
}

const two = (month: number): string => String(month).padStart(2, '0')

/** The days of a month (2026-11), a quarter (2026-Q4) or a year (2026), in Europe/Madrid. */
export function daysOf(period: string): Days {
  const [year = '', part] = period.split('-')
  const [first, last] = !part
    ? [1, 12]
    : part.startsWith('Q')
      ? [Number(part[1]) * 3 - 2, Number(part[1]) * 3]
      : [Number(part), Number(part)]
  const next = last === 12 ? `${Number(year) + 1}-01-01` : `${year}-${two(last + 1)}-01`
  return { from: `${year}-${two(first)}-01`, to: daysLater(next, -1) }
}
