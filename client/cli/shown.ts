/** Rows and records for a person at a terminal; what others wrote moves no cursor there. */

const MOST_COLUMNS = 6
type Row = Record<string, unknown>

/** Signs that steer a terminal or turn the writing around. */
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

/** A text without what steers a terminal; line breaks stay. */
export const plain = (text: string): string => text.replaceAll(STEERING, '\uFFFD')

/** One value on one line: nothing for what is unknown, JSON for what has parts. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return plain(text.replaceAll(/[\t\n\r]+/g, ' '))
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

/** A record, a field a line. */
export function recordOf(record: Row, width: number): string {
  const names = Object.keys(record)
  const longest = Math.max(0, ...names.map((name) => name.length))
  return names
    .map((name) => cut(`${name.padEnd(longest)}  ${cell(record[name])}`, width))
    .join('\n')
}

const cut = (line: string, width: number): string => {
  const signs = line.trimEnd()
  return signs.length > width ? `${signs.slice(0, width - 1)}…` : signs
}

/**
 * Rows as CSV (RFC 4180) with all their columns. A text that a spreadsheet would work out begins with
 * an apostrophe (OWASP, CSV injection); numbers stay numbers.
 */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (value: unknown): string => {
    const text = cell(value)
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${text}` : text
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return [columns.map(quoted), ...rows.map((row) => columns.map((name) => quoted(row[name])))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('')
}
