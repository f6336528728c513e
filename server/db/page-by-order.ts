import { sql, type RawBuilder } from 'kysely'
import type { Cursor } from '../contract/cursor.ts'

type Kind = 'text' | 'number' | 'time'

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
}

/**
 * What a query reads to show the page of a cursor: the rows beyond it (null: all), and their
 * direction.
 */
export function reading<Row>(
  { by, kind, descending }: Order<Row>,
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
