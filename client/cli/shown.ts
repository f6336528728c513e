import { csvText, decimal, type CsvColumn, type CsvValue } from '../../src/lib/csv.ts'

/** Rows and records for a person at a terminal; what others wrote moves no cursor there. */

const MOST_COLUMNS = 6
type Row = Record<string, unknown>

/** Signs that steer a terminal or turn the writing around. */
const STEERING = /(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}]/gu

/** A text without what steers a terminal; line breaks stay. */
export const plain = (text: string): string => text.replaceAll(STEERING, '\uFFFD')

/** One value on one line: nothing for what is unknown, JSON for what has parts. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/[\t\n\r]+/g, ' ')
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Columns of a table: what rows say in one word, the id first, at most six. */
export function columnsOf(rows: readonly Row[], most = MOST_COLUMNS): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.every((row) => isPlain(row[name])),
  )
  return [...names.filter((name) => name === 'id'), ...names.filter((name) => name !== 'id')].slice(
    0,
    most,
  )
}

/** Rows below the names of their columns, cut to the width of the terminal. */
export function tableOf(rows: readonly Row[], width: number): string {
  const columns = columnsOf(rows)
  const lines = [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))]
  const widths = columns.map((_name, at) =>
    Math.max(...lines.map((line) => (line[at] ?? '').length)),
  )
  return lines
    .map((line) => cut(line.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '), width))
    .join('\n')
}

/** A record, a field a line, whole: it may say what is said once. */
export function recordOf(record: Row): string {
  const names = Object.keys(record)
  const longest = Math.max(0, ...names.map((name) => name.length))
  return names.map((name) => `${name.padEnd(longest)}  ${cell(record[name])}`.trimEnd()).join('\n')
}

const cut = (line: string, width: number): string => {
  const signs = line.trimEnd()
  return signs.length > width ? `${signs.slice(0, width - 1)}…` : signs
}

/** Rows as the CSV of the house, with all their columns: no text begins a formula. */
export function csvOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (names.length === 0) return ''
  const valueOf = (value: unknown): CsvValue => {
    if (value === null || value === undefined) return null
    if (typeof value === 'number') return Number.isInteger(value) ? value : decimal(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return csvText(
    names.map((name): CsvColumn<Row> => [name, (row) => valueOf(row[name])]),
    rows,
  )
}
