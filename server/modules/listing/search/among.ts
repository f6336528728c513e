import type { ListingCard } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { stored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { allConditions, rowsWhere } from './conditions.ts'
import { ask } from './count.ts'
import { beyond, ORDER, orderBy, type Sort } from './order.ts'
import { readSearch, type Query } from './search.ts'

/** A page of a search in a few homes: all of them are looked up, and counted exactly. */
export interface Among {
  sort: Sort
  cursor: Cursor<number> | null
  limit: number
  now: Date
  lang: Lang
}

/** Cards of those of some homes (thousands, not more) that a search finds, one more than a page. */
export async function findAmong(
  db: Db,
  query: Query,
  ids: string[],
  { sort, cursor, limit, now, lang }: Among,
): Promise<{ items: { card: ListingCard; key: number; id: string }[]; total: number }> {
  const search = { ...readSearch(query, now, lang), hiddenToo: true }
  const { tsquery } = await ask(db, search)
  const order = ORDER[sort]
  const column = sql.ref(`s.${order.column}`)
  const rows = rowsWhere([
    sql`s.id = any(${ids}::uuid[])`,
    ...allConditions(search),
    ...(tsquery === null ? [] : [sql`s.tsv @@ ${tsquery}::tsquery`]),
  ])
  const behind = cursor ? sql`where ${beyond(order, false, cursor.value, cursor.id)}` : sql``
  const answer = await sql<{ id: string; key: number | Date; card: unknown; total: number }>`
    with found as materialized (select s.id, ${column} from ${rows}),
    page as (select * from found s ${behind} order by ${orderBy(order, false)} limit ${limit + 1})
    select c.total, s.id, ${column} as key, l.cards -> ${search.operation} as card
    from (select count(*)::int as total from found) c
    left join (page s join listing l on l.id = s.id) on true
    order by ${orderBy(order, false)}`.execute(db)
  return {
    items: answer.rows.flatMap(({ id, key, card: kept }) => {
      const card = stored().part<ListingCard>('ListingCard', kept)
      return card ? [{ id, card, key: Number(key) }] : []
    }),
    total: answer.rows[0]?.total ?? 0,
  }
}
