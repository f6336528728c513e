import type { Operations } from '../../../../generated/server/operations.ts'
import { sql, type RawBuilder } from '../../../db/index.ts'

export type Sort = NonNullable<Operations['searchListings']['query']['sort']>

/**
 * How a sort reads its index. The id decides between equals, in the same direction, so that every
 * page has an end.
 */
export interface Order {
  column: 'published_at' | 'price' | 'ppm2' | 'area'
  descending: boolean
}

export const ORDER: Record<Sort, Order> = {
  newest: { column: 'published_at', descending: true },
  price: { column: 'price', descending: false },
  priceDesc: { column: 'price', descending: true },
  pricePerM2: { column: 'ppm2', descending: false },
  size: { column: 'area', descending: true },
}

/** `order by`, turned round for the page before. */
export function orderBy({ column, descending }: Order, backwards: boolean): RawBuilder<unknown> {
  const direction = sql.raw(descending !== backwards ? 'desc' : 'asc')
  return sql`${sql.ref(`s.${column}`)} ${direction}, s.id ${direction}`
}

/**
 * Rows strictly behind a key (before it, when backwards). A row comparison, so that the index is
 * entered there.
 */
export function beyond(
  { column, descending }: Order,
  backwards: boolean,
  key: number,
  id: string,
): RawBuilder<unknown> {
  const value = column === 'published_at' ? sql`${new Date(key)}::timestamptz` : sql`${key}::int8`
  return sql`
    (${sql.ref(`s.${column}`)}, s.id) ${sql.raw(descending !== backwards ? '<' : '>')} (${value},
      ${id}::uuid)`
}
