import Papa from 'papaparse'

/** By this mark spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * A sign that other spreadsheets divide by, and behind it what would begin a formula there: those of Spain divide at the
 * semicolon. Between them no sign that divides, or a cell of line breaks would be read once for each.
 */
const ELSEWHERE = /([,;\t\r\n][^\S\t\r\n]*)(?=[=@]|\+(?!\d))/g

/** Rows as lines of CSV, ended by CRLF; no cell begins a formula that a spreadsheet would run, whatever it divides lines by. */
export const csvLines = (rows: string[][], delimiter: ',' | ';'): string =>
  `${Papa.unparse(rows.map((cells) => cells.map((cell) => cell.replace(ELSEWHERE, "$1'"))), { delimiter, newline: '\r\n', escapeFormulae: /^[=+\-@\t\r\n|%]/ })}\r\n`
