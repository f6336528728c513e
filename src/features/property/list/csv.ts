import { listProperties } from '../../../../generated/api/property/property'
import type { ListPropertiesParams, PropertyRow } from '../../../../generated/model'
import { csvText, decimal, euros, type CsvColumn } from '../../../lib/csv'

export interface CsvWords {
  status: (row: PropertyRow) => string
  type: (row: PropertyRow) => string
  operation: (code: string) => string
  island: (code: string) => string
}

const columns = (words: CsvWords): CsvColumn<PropertyRow>[] => [
  ['ref', (row) => row.ref],
  ['title', (row) => row.title],
  ['status', (row) => words.status(row)],
  ['type', (row) => words.type(row)],
  ['operations', (row) => row.operations.map(words.operation).join(', ')],
  ['price', (row) => euros(row.price)],
  ['previousPrice', (row) => euros(row.previousPrice)],
  ['area', (row) => decimal(row.area)],
  ['bedrooms', (row) => row.bedrooms],
  ['bathrooms', (row) => row.bathrooms],
  ['town', (row) => row.town],
  ['island', (row) => (row.island ? words.island(row.island) : '')],
  ['agent', (row) => row.agentName],
  ['exclusive', (row) => (row.exclusive ? 1 : 0)],
  ['mandateEndsOn', (row) => row.mandateEndsOn],
  ['completenessPct', (row) => row.completenessPct],
  ['leads', (row) => row.leadCount],
  ['updatedAt', (row) => row.updatedAt],
  ['publishedAt', (row) => row.publishedAt],
  ['id', (row) => row.id],
]

/** Rows of the list as text. */
export const toCsv = (rows: readonly PropertyRow[], words: CsvWords): string => csvText(columns(words), rows)

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
