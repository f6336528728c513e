import { BadStatement, day, keepable } from './statement.ts'

/** Which sign divides cents in a column: the one before the last one or two digits of any value. */
export function decimalSign(values: readonly string[]): ',' | '.' {
  const ends = (sign: string) => new RegExp(`\\${sign}\\d{1,2}(?!\\d)[^\\d.,]*$`)
  if (values.some((value) => ends(',').test(value))) return ','
  if (values.some((value) => ends('.').test(value))) return '.'
  // 1.234 and 1,234 alone: here points divide thousands.
  return ','
}

/** Digits, in groups of three or none, and what stands behind the sign that divides cents. */
const WRITTEN = {
  ',': /^(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,(\d+))?$/,
  '.': /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/,
}

/**
 * Cents of an amount as tables write it: `-1.234,56 €`, `(12.30)`, `12,30-`. Empty is null. Refused
 * is `10.5` where a comma divides cents: it would be a hundred and five.
 */
export function centsOf(value: string, decimal: ',' | '.', line: number): number | null {
  const plain = value.replace(/[\s\u00a0€']|EUR/gi, '').replace(/[−–]/g, '-')
  if (plain === '') return null
  const [, open, sign, digits = '', after] = /^(\()?([+-])?([\d.,]+)(?:(-)|\))?$/.exec(plain) ?? []
  const [, euros, cents = ''] = WRITTEN[decimal].exec(digits) ?? []
  if (euros === undefined) throw new BadStatement('amount', line)
  // What a spreadsheet reckoned may end in 0.30000000000004.
  const size =
    Number(euros.replaceAll(/[.,]/g, '')) * 100 + Math.round(Number(`0.${cents || '0'}`) * 100)
  const below = open !== undefined || sign === '-' || after !== undefined
  return keepable(below ? -size : size, line) || 0
}

/** A day as tables write it: day first, or year first. */
export function dayIn(value: string, line: number): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(value.trim())
  const own = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(value.trim())
  const [year = '', month = '', date = ''] = iso ? iso.slice(1) : (own?.slice(1).toReversed() ?? [])
  return day(year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0'), line)
}
