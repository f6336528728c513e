import type { Voice } from '../../generated/fields/field'

export type CsvValue = string | number | null

/** A column: its stable name, and how its value is read from a row. */
export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => CsvValue]

/**
 * What one spreadsheet or another divides by; what it skips before a formula; what begins one
 * (server/formats/csv.ts says more).
 */
const DIVIDES = String.raw`,;|\t\r\n\v\f\u0085\u2028\u2029`
const SKIPPED = String.raw`(?:(?![${DIVIDES}])["\s\p{Cc}\p{Cf}])*`
const BEGINS = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const FORMULA = new RegExp(`(^|[${DIVIDES}])(${SKIPPED})(?=${BEGINS})`, 'gu')
/** An amount below zero: a number and nothing else. */
const NUMBER = /^-\d+(?:[.,]\d+)?$/
const ODD_START = /^[\t\r\n|%]/

/**
 * A cell in which nothing begins a formula, wherever a spreadsheet divides; quoted where it must
 * be.
 */
export function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value)
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'").replace(ODD_START, "'$&")
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number as Spanish spreadsheets read it. */
export const decimal = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',')

/** Cents as Spanish spreadsheets read an amount. */
export const euros = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')

/**
 * How a file words values, so that a spreadsheet reckons with them: no units, no signs, a yes is 1.
 */
export const csvVoice = (code: Voice['code']): Voice => ({
  code,
  yes: '1',
  no: '0',
  number: decimal,
  money: euros,
  day: (day) => day,
  localized: (texts) => Object.values(texts)[0] ?? '',
})

/**
 * Rows as text with semicolons, as spreadsheets in Spanish, Catalan and German open it; begins with
 * a byte order mark.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, read]) => cell(read(row)))),
  ]
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}
