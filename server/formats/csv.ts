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
 * Rows as lines of CSV, ended by CRLF; no cell begins a formula, whatever a spreadsheet divides
 * lines by.
 */
export const csvLines = (rows: string[][], delimiter: ',' | ';'): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map(defused)),
    { delimiter, newline: '\r\n' },
  )}\r\n`
