import { listProperties } from '../../../../generated/api/property/property'
import type { ListPropertiesParams, PropertyRow } from '../../../../generated/model'
import { fieldText, inOrder } from '../../../../generated/fields/field'
import { fields, order } from '../../../../generated/fields/property/csv'
import { csvText, csvVoice, decimal, euros, type CsvColumn } from '../../../lib/csv'

export interface CsvWords {
  status: (row: PropertyRow) => string
  /** Words of a code: its enumeration, the code. */
  code: (codes: string, code: string) => string
}

/** Columns of what a row is made of, beside the home's fields whose `x-shows` says csv. */
const OWN: { name: string; read: (row: PropertyRow, words: CsvWords) => string | number | null }[] =
  [
    { name: 'ref', read: ({ ref }) => ref },
    { name: 'title', read: ({ title }) => title },
    { name: 'status', read: (row, words) => words.status(row) },
    {
      name: 'operations',
      read: ({ operations }, { code }) =>
        operations.map((one) => code('operation', one)).join(', '),
    },
    { name: 'price', read: ({ price }) => euros(price) },
    { name: 'previousPrice', read: ({ previousPrice }) => euros(previousPrice) },
    { name: 'area', read: ({ area }) => decimal(area) },
    { name: 'agent', read: ({ agentName }) => agentName },
    { name: 'exclusive', read: ({ exclusive }) => (exclusive ? 1 : 0) },
    { name: 'mandateEndsOn', read: ({ mandateEndsOn }) => mandateEndsOn },
    { name: 'completenessPct', read: ({ completenessPct }) => completenessPct },
    { name: 'leads', read: ({ leadCount }) => leadCount },
    { name: 'updatedAt', read: ({ updatedAt }) => updatedAt },
    { name: 'publishedAt', read: ({ publishedAt }) => publishedAt },
    { name: 'id', read: ({ id }) => id },
  ]

function columns(words: CsvWords): CsvColumn<PropertyRow>[] {
  const voice = csvVoice(words.code)
  const told = fields.map((field) => ({
    name: field.name,
    read: (row: PropertyRow) => fieldText(field, row.fields[field.name], voice),
  }))
  return inOrder(order, [...OWN, ...told]).map(({ name, read }) => [
    name,
    (row) => read(row, words),
  ])
}

/** Rows of the list as text. */
export const toCsv = (rows: readonly PropertyRow[], words: CsvWords): string =>
  csvText(columns(words), rows)

/** Every row of a search, page by page. */
export async function allRows(
  params: ListPropertiesParams,
  onProgress: (done: number, all: number) => void,
): Promise<PropertyRow[]> {
  const rows: PropertyRow[] = []
  let cursor: string | undefined
  do {
    const page = await listProperties({
      ...params,
      limit: 100,
      ...(cursor ? { cursor } : { cursor: undefined }),
    })
    rows.push(...page.items)
    onProgress(rows.length, page.total)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}
