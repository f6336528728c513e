import { sql, type RawBuilder } from 'kysely'
import { isUuid } from './id.ts'

type Kind = 'text' | 'number' | 'time'

/** How a list is ordered: by an expression that is never null, then by id. */
export interface Order<Row> {
  by: RawBuilder<unknown>
  kind: Kind
  descending: boolean
  /** The row's value of that expression, as a cursor keeps it. */
  value: (row: Row) => string | number
}

/**
 * A place in a list: the order it was read in, the value and id of the row, and which way to go
 * from there.
 */
export interface Cursor {
  sort: string
  value: string | number
  id: string
  back: boolean
}

/** Opaque text of a cursor. */
export function writeCursor({ sort, value, id, back }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, back ? 1 : 0])).toString('base64url')
}

/** The cursor of a text, null when it is not one of ours for this order. */
export function readCursor(text: string, sort: string, kind: Kind): Cursor | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 4) return null
  const [of, value, id, back] = parts as unknown[]
  if (of !== sort || typeof id !== 'string' || !isUuid(id) || (back !== 0 && back !== 1))
    return null
  if (
    kind === 'number'
      ? !Number.isSafeInteger(value)
      : typeof value !== 'string' || value.length > 200
  )
    return null
  if (kind === 'time' && Number.isNaN(Date.parse(String(value)))) return null
  return { sort, value: value as string | number, id, back: back === 1 }
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
    sql<boolean>`(${by}, id) ${sql.raw(down ? '<' : '>')} (cast(${cursor.value} as ${CAST[kind]}), ${cursor.id}::uuid)`
  return { beyond, direction: down ? 'desc' : 'asc' }
}

/**
 * Cuts a page out of up to `limit + 1` rows read from the cursor in its direction; says where the
 * neighbouring pages start.
 */
export function cutPage<Row extends { id: string }>(
  found: Row[],
  {
    order,
    sort,
    cursor,
    limit,
  }: { order: Order<Row>; sort: string; cursor: Cursor | null; limit: number },
): { rows: Row[]; next: string | null; previous: string | null } {
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (cursor?.back) rows.reverse()
  const at = (row: Row | undefined, back: boolean): string | null =>
    row ? writeCursor({ sort, value: order.value(row), id: row.id, back }) : null
  return {
    rows,
    next: cursor?.back || more ? at(rows.at(-1), false) : null,
    previous: cursor && (!cursor.back || more) ? at(rows[0], true) : null,
  }
}
