import { listProperties } from '../../../../generated/api/property/property'
import type { ListPropertiesParams, PropertyRow } from '../../../../generated/model'

/** A cell that no spreadsheet takes for a formula, quoted where it must be. */
export function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cents as Spanish spreadsheets read an amount. */
const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))
const metres = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

export interface CsvWords {
  status: (row: PropertyRow) => string
  type: (row: PropertyRow) => string
  operation: (code: string) => string
  island: (code: string) => string
}

const COLUMNS: [name: string, read: (row: PropertyRow, words: CsvWords) => string | number | null][] = [
  ['ref', (row) => row.ref],
  ['title', (row) => row.title],
  ['status', (row, words) => words.status(row)],
  ['type', (row, words) => words.type(row)],
  ['operations', (row, words) => row.operations.map(words.operation).join(', ')],
  ['price', (row) => euros(row.price)],
  ['previousPrice', (row) => euros(row.previousPrice)],
  ['area', (row) => metres(row.area)],
  ['bedrooms', (row) => row.bedrooms],
  ['bathrooms', (row) => row.bathrooms],
  ['town', (row) => row.town],
  ['island', (row, words) => (row.island ? words.island(row.island) : '')],
  ['agent', (row) => row.agentName],
  ['exclusive', (row) => (row.exclusive ? 1 : 0)],
  ['mandateEndsOn', (row) => row.mandateEndsOn],
  ['completenessPct', (row) => row.completenessPct],
  ['leads', (row) => row.leadCount],
  ['updatedAt', (row) => row.updatedAt],
  ['publishedAt', (row) => row.publishedAt],
  ['id', (row) => row.id],
]

/** Rows as text with semicolons, as spreadsheets in Spanish, Catalan and German open it; begins with a byte order mark. */
export function toCsv(rows: readonly PropertyRow[], words: CsvWords): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, read]) => cell(read(row, words))))]
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

/** Every row of a search, page by page. */
export async function allRows(params: ListPropertiesParams, onProgress: (done: number, all: number) => void): Promise<PropertyRow[]> {
  const rows: PropertyRow[] = []
  let cursor: string | undefined
  do {
    const page = await listProperties({ ...params, limit: 100, ...(cursor ? { cursor } : { cursor: undefined }) })
    rows.push(...page.items)
    onProgress(rows.length, page.total)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
