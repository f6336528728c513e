export type CsvValue = string | number | null

/** A column: its stable name, and how its value is read from a row. */
export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => CsvValue]

/** A cell that no spreadsheet takes for a formula, quoted where it must be. */
export function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number as Spanish spreadsheets read it. */
export const decimal = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** Cents as Spanish spreadsheets read an amount. */
export const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** Rows as text with semicolons, as spreadsheets in Spanish, Catalan and German open it; begins with a byte order mark. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => cell(read(row))))]
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}
