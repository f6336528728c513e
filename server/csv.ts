import Papa from 'papaparse'

/** By this mark spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF'

/** Rows as lines of CSV, ended by CRLF; no cell begins a formula that a spreadsheet would run. */
export const csvLines = (rows: string[][], delimiter: ',' | ';'): string => `${Papa.unparse(rows, { delimiter, newline: '\r\n', escapeFormulae: /^[=+\-@\t\r\n|%]/ })}\r\n`
