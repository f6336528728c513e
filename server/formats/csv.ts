import Papa from 'papaparse'

/** By this mark spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF'

/** What one spreadsheet or another divides cells and lines by, whatever we divide them by. */
const DIVIDES = String.raw`,;|\t\r\n\v\f\u0085\u2028\u2029`
/**
 * What is skipped before a formula: blanks, quotes, signs that nobody sees. Never a divider, or a
 * long cell is read over and over.
 */
const SKIPPED = String.raw`(?:(?![${DIVIDES}])["\s\p{Cc}\p{Cf}])*`
/** What begins a formula, in full width, too. */
const BEGINS = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const FORMULA = new RegExp(`(^|[${DIVIDES}])(${SKIPPED})(?=${BEGINS})`, 'gu')
/**
 * At its beginning a cell has no sign that some skip and then read on, nor one that calls a
 * program.
 */
const ODD_START = /^[\t\r\n|%]/

/**
 * A cell's text in which nothing begins a formula that a spreadsheet would run, wherever it
 * divides: an apostrophe stands before each sign that would. src/lib/csv.ts does the same in the
 * browser; one table tries both.
 */
export const defused = (text: string): string =>
  text.replace(FORMULA, "$1$2'").replace(ODD_START, "'$&")

/**
 * A cell: a text, in which no formula may begin, or a number or an amount, which are numbers below
 * zero too.
 */
export type CsvCell = string | number | { readonly cents: number }

/** EUR cents as a cell. */
export const amount = (cents: number): CsvCell => ({ cents })

/**
 * Rows as lines of CSV, ended by CRLF; no cell begins a formula, whatever a spreadsheet divides
 * lines by. Numbers have a decimal comma between `;`, as spreadsheets in Spain read them, a point
 * between `,`.
 */
export function csvLines(rows: readonly (readonly CsvCell[])[], delimiter: ',' | ';'): string {
  const written = (cell: CsvCell): string => {
    if (typeof cell === 'string') return defused(cell)
    const text = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2)
    return delimiter === ';' ? text.replace('.', ',') : text
  }
  const lines = rows.map((cells) => cells.map(written))
  return `${Papa.unparse(lines, { delimiter, newline: '\r\n' })}\r\n`
}
