import type { Ctx } from '../../../contract/context.ts'
import { CSV_MARK, csvLines } from '../../../formats/csv.ts'
import { ask } from '../records/ask.ts'

const PAGE = 100

/** A list of the desk as a table: which operation, and which of its fields are columns. */
export interface TableOf {
  name: string
  operation: string
  columns: readonly string[]
}

/** Tables for spreadsheets. Money is in EUR cents, as the contract has it; instants are UTC. */
export const TABLES: readonly TableOf[] = [
  {
    name: 'homes',
    operation: 'listProperties',
    columns: (
      'id ref title status substatus type operations price rentPeriod previousPrice area bedrooms ' +
      'bathrooms town island agentName exclusive mandateEndsOn leadCount source tags publishedAt updatedAt'
    ).split(' '),
  },
  {
    name: 'demands',
    operation: 'listDemands',
    columns: (
      'id ref title status reason contactId contactName operations types priceMin priceMax areaMin ' +
      'bedroomsMin places urgency agentName expiresOn tags createdAt updatedAt'
    ).split(' '),
  },
  {
    name: 'enquiries',
    operation: 'listLeads',
    columns:
      'id kind state source language firstName lastName email phone message createdAt answeredAt'.split(
        ' ',
      ),
  },
  {
    name: 'offers',
    operation: 'listOffers',
    columns: (
      'id contactId buyerName demandId operation agentName state stage amount deposit conditions ' +
      'validUntil closePrice createdAt updatedAt'
    ).split(' '),
  },
]

/** A cell: lists in one, what is no plain value left empty. */
function cell(value: unknown): string {
  if (Array.isArray(value)) return value.map(cell).filter(Boolean).join('; ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** A table page by page, from its head on. */
export async function* table({ operation, columns }: TableOf, ctx: Ctx): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLines([[...columns]], ',')}`
  const query: Record<string, unknown> = { limit: PAGE }
  for (;;) {
    const { items, next } = (await ask(operation, { query }, ctx)) as {
      items: Record<string, unknown>[]
      next: string | null
    }
    if (items.length > 0)
      yield csvLines(
        items.map((item) => columns.map((name) => cell(item[name]))),
        ',',
      )
    if (next === null) return
    query['cursor'] = next
  }
}
