import { listDemands } from '../../../../generated/api/demand/demand'
import type { DemandRow, ListDemandsParams } from '../../../../generated/model'
import { csvText, decimal, euros, type CsvColumn } from '../../../lib/csv'

/** Values in words: name of the enumeration, code. */
export type Say = (name: string, code: string) => string

const columns = (say: Say): CsvColumn<DemandRow>[] => [
  ['ref', (row) => row.ref],
  ['title', (row) => row.title],
  ['status', (row) => say('status', row.status)],
  ['reason', (row) => (row.reason ? say('reason', row.reason) : '')],
  ['contact', (row) => row.contactName],
  ['operations', (row) => row.operations.map((one) => say('operations', one)).join(', ')],
  ['types', (row) => row.types.map((one) => say('types', one)).join(', ')],
  ['places', (row) => row.places.join(', ')],
  ['priceMin', (row) => euros(row.priceMin)],
  ['priceMax', (row) => euros(row.priceMax)],
  ['areaMin', (row) => decimal(row.areaMin)],
  ['bedroomsMin', (row) => row.bedroomsMin],
  ['urgency', (row) => (row.urgency ? say('urgency', row.urgency) : '')],
  ['agent', (row) => row.agentName],
  ['tags', (row) => row.tags.join(', ')],
  ['expiresOn', (row) => row.expiresOn],
  ['createdAt', (row) => row.createdAt],
  ['updatedAt', (row) => row.updatedAt],
  ['id', (row) => row.id],
]

/** Rows of the list as text. */
export const toCsv = (rows: readonly DemandRow[], say: Say): string => csvText(columns(say), rows)

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
