import type { ListingCard } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsWhere } from './conditions.ts'
import type { Asked } from './count.ts'
import type { Cursor } from './cursor.ts'
import { beyond, ORDER, orderBy, type Sort } from './order.ts'
import { sampleCount, sampleOf, SHARE } from './sample.ts'
import { boxTest } from './sift.ts'

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

/** One page of a search in its order, behind (or before) a cursor. */
export async function readPage(db: Db, asked: Asked, sort: Sort, cursor: Cursor | null, limit: number): Promise<Page> {
  const order = ORDER[sort]
  const backwards = cursor?.backwards ?? false
  const conditions = allConditions(asked.search)
  if (cursor) conditions.push(beyond(order, backwards, cursor.key, cursor.id))
  const by = orderBy(order, backwards)
  const key = order.column === 'published_at' ? sql`extract(epoch from s.published_at) * 1000` : sql.ref(`s.${order.column}`)
  const rows = await sql<{ key: number; card: ListingCard }>`
    with page as (
      select s.id, ${sql.ref(`s.${order.column}`)} from ${await source(db, asked, conditions, limit)}
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
async function source(db: Db, asked: Asked, conditions: RawBuilder<unknown>[], limit: number): Promise<RawBuilder<unknown>> {
  const { search, tsquery } = asked
  if (search.box === null || search.agencyId !== null) return rowsWhere(conditions, tsquery)
  const sample = await sampleOf(db)
  const inside = boxTest(search.box)
  let same = 0
  let near = 0
  for (let i = 0; i < sample.rows.length; i += 1) {
    if (sample.rows.op[i] === search.op) same += 1
    if (inside(sample.rows.geo[i] ?? -1)) near += 1
  }
  const found = sampleCount(sample, search, null)
  const walked = found === 0 ? same * SHARE : ((limit + 1) * same) / found
  return walked < near * SHARE ? rowsWhere(conditions, tsquery) : rowsInBox(search.box, conditions, tsquery)
}
