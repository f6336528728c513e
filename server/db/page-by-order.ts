import { sql, type RawBuilder } from 'kysely'
import type { Cursor } from '../contract/cursor.ts'

type Kind = 'text' | 'number' | 'time' | 'day'

/** How a list is ordered: by an expression that is never null, then by id. */
export interface Order<Row> {
  by: RawBuilder<unknown>
  kind: Kind
  descending: boolean
  /** The row's value of that expression, as a cursor keeps it. */
  value: (row: Row) => string | number
}

const CAST: Record<Kind, RawBuilder<unknown>> = {
  text: sql`text`,
  number: sql`bigint`,
  time: sql`timestamptz`,
  day: sql`date`,
}

/**
 * A moment of a row as a cursor keeps it, to be selected beside the row: a Date has lost three of
 * its digits, and with them would be lost, between two pages, what was written in that millisecond.
 */
export const momentOf = (by: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * What a query reads to show the page of a cursor: the rows beyond it (null: all), and their
 * direction.
 */
export function reading<Row>(
  { by, kind, descending }: Pick<Order<Row>, 'by' | 'kind' | 'descending'>,
  cursor: Cursor | null,
): { beyond: RawBuilder<boolean> | null; direction: 'asc' | 'desc' } {
  const down = descending !== (cursor?.back ?? false)
  const beyond =
    cursor &&
    sql<boolean>`
      (${by}, id) ${sql.raw(down ? '<' : '>')} (cast(${cursor.value} as ${CAST[kind]}),
        ${cursor.id}::uuid)`
  return { beyond, direction: down ? 'desc' : 'asc' }
}
