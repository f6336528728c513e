import { listDemands } from '../../../../generated/api/demand/demand'
import type { DemandRow, ListDemandsParams } from '../../../../generated/model'

/** A cell that no spreadsheet takes for a formula, quoted where it must be. */
export function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cents as Spanish spreadsheets read an amount. */
const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** Values in words: name of the enumeration, code. */
export type Say = (name: string, code: string) => string

const COLUMNS: [name: string, read: (row: DemandRow, say: Say) => string | number | null][] = [
  ['ref', (row) => row.ref],
  ['title', (row) => row.title],
  ['status', (row, say) => say('status', row.status)],
  ['reason', (row, say) => (row.reason ? say('reason', row.reason) : '')],
  ['contact', (row) => row.contactName],
  ['operations', (row, say) => row.operations.map((one) => say('operations', one)).join(', ')],
  ['types', (row, say) => row.types.map((one) => say('types', one)).join(', ')],
  ['places', (row) => row.places.join(', ')],
  ['priceMin', (row) => euros(row.priceMin)],
  ['priceMax', (row) => euros(row.priceMax)],
  ['areaMin', (row) => (row.areaMin === null ? '' : String(row.areaMin).replace('.', ','))],
  ['bedroomsMin', (row) => row.bedroomsMin],
  ['urgency', (row, say) => (row.urgency ? say('urgency', row.urgency) : '')],
  ['agent', (row) => row.agentName],
  ['expiresOn', (row) => row.expiresOn],
  ['createdAt', (row) => row.createdAt],
  ['updatedAt', (row) => row.updatedAt],
  ['id', (row) => row.id],
]

/** Rows as text with semicolons, as spreadsheets in Spanish, Catalan and German open it; begins with a byte order mark. */
export function toCsv(rows: readonly DemandRow[], say: Say): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, read]) => cell(read(row, say))))]
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

/** Every row of a search, page by page. */
export async function allRows(params: ListDemandsParams): Promise<DemandRow[]> {
  const rows: DemandRow[] = []
  let cursor: string | undefined
  do {
    const page = await listDemands({ ...params, limit: 100, ...(cursor && { cursor }) })
    rows.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}
