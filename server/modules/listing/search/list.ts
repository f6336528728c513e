import type { ListingCard } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsInOrder, rowsWhere } from './conditions.ts'
import type { Asked } from './count.ts'
import type { Cursor } from './cursor.ts'
import { beyond, ORDER, orderBy, type Sort } from './order.ts'
import { countInBox, countInSample, scopeOf, SHARE } from './sample.ts'

/** A card with the key of its row, of which the next cursor is made. */
export interface Placed {
  card: ListingCard
  key: number
}

export interface Page {
  items: Placed[]
  /** Whether there is more in the direction that was read. */
  more: boolean
}

/** `order by`, and the condition that begins behind the cursor. */
interface By {
  order: RawBuilder<unknown>
  beyond: RawBuilder<unknown>[]
}

/** One page of a search in its order, behind (or before) a cursor. */
export async function readPage(db: Db, asked: Asked, sort: Sort, cursor: Cursor | null, limit: number): Promise<Page> {
  const order = ORDER[sort]
  const backwards = cursor?.backwards ?? false
  const by = orderBy(order, backwards)
  const rest = cursor ? [beyond(order, backwards, cursor.key, cursor.id)] : []
  const key = order.column === 'published_at' ? sql`extract(epoch from s.published_at) * 1000` : sql.ref(`s.${order.column}`)
  const rows = await sql<{ key: number; card: ListingCard }>`
    with page as (
      select s.id, ${sql.ref(`s.${order.column}`)} from ${await source(db, asked, { order: by, beyond: rest }, limit)}
      order by ${by} limit ${limit + 1}
    )
    select ${key} as key, l.cards -> ${asked.search.operation} as card from page s join listing l on l.id = s.id order by ${by}
  `.execute(db)
  const items = rows.rows.slice(0, limit).map(({ key: at, card }) => ({ key: Math.round(Number(at)), card }))
  if (backwards) items.reverse()
  return { items, more: rows.rows.length > limit }
}

/**
 * With a box there are two roads: walk the order's index and skip what is outside, or take the box by the geo index
 * and sort. The sample says which of them meets fewer rows.
 */
async function source(db: Db, asked: Asked, by: By, limit: number): Promise<RawBuilder<unknown>> {
  const { search, tsquery } = asked
  const conditions = [...allConditions(search), ...by.beyond]
  if (search.box === null || search.agencyId !== null) return rowsWhere(conditions, tsquery)
  const scope = await scopeOf(db, search, null)
  const near = countInBox(scope.rows, search.box) * SHARE
  const found = countInSample(scope, search) * SHARE
  const walked = ((limit + 1) * scope.rows.length * SHARE) / Math.max(found, 1)
  if (walked > near) return rowsInBox(search.box, conditions, tsquery)
  return search.place === null ? rowsInOrder(search, by.order, by.beyond, tsquery) : rowsWhere(conditions, tsquery)
}
