import type { Cut } from './cut.ts'
import type { ListingCard } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsInOrder, rowsWhere } from './conditions.ts'
import { foundRows, type Asked, type Count } from './count.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { mayEstimate } from './estimate.ts'
import { heldCards, VERSION } from '../held.ts'
import { beyond, ORDER, orderBy, type Sort } from './order.ts'
import { countInSample, scopeOf, type Scope } from './scope.ts'
import type { Search } from './search.ts'
import { wordedRoads } from './worded-roads.ts'

/** A card with the key of its row, of which the next cursor is made. */
export interface Placed {
  card: ListingCard
  key: number
}

export interface Page extends Count {
  items: Placed[]
  /** Whether there is more in the direction that was read. */
  more: boolean
}

interface Row {
  key: number | Date | null
  id: string | null
  version: string | null
  card?: string | null
  total?: number
}

/**
 * One page of a search in its order, behind (or before) a cursor, with the total. Few homes are all
 * looked up and counted in the same statement; of many the index of the order is walked, and the
 * sample tells about how many.
 */
export async function readPage(
  db: Db,
  asked: Asked,
  sort: Sort,
  cursor: Cursor<number> | null,
  limit: number,
): Promise<Page> {
  const order = ORDER[sort]
  const backwards = cursor?.back ?? false
  const cut: Cut = {
    sort,
    cursor,
    order: orderBy(order, backwards),
    column: sql.ref(`s.${order.column}`),
    rows: limit + 1,
    beyond: cursor ? [beyond(order, backwards, cursor.value, cursor.id)] : [],
  }
  const scope = await scopeOf(db, asked.search, asked.tsquery)
  const sampled = countInSample(scope, asked.search)
  const many = mayEstimate(sampled, scope)
  const rows = many
    ? await walk(db, asked, scope, cut, sampled * scope.share)
    : await lookUp(db, asked, scope, cut)
  const keyed = rows.flatMap(({ key, id, version, card }) =>
    key === null || id === null || version === null
      ? []
      : [{ key: Number(key), id, version, ...(card !== undefined && { card }) }],
  )
  const cards = await heldCards(db, asked.search.operation, keyed)
  const items = keyed.flatMap(({ key, id }) => {
    const card = cards.get(id)
    return card ? [{ card, key }] : []
  })
  const page = items.slice(0, limit)
  if (backwards) page.reverse()
  const count = many
    ? { total: sampled * scope.share, totalIsEstimate: true }
    : { total: rows[0]?.total ?? 0, totalIsEstimate: false }
  return { items: page, more: items.length > limit, ...count }
}

async function lookUp(
  db: Db,
  asked: Asked,
  scope: Scope,
  { order, column, beyond: rest, rows }: Cut,
): Promise<Row[]> {
  const behind = rest.length > 0 ? sql`where ${sql.join(rest)}` : sql``
  const { agencyId, operation } = asked.search
  // A website is asked for seldom, of ten thousand: its homes are rarely held.
  const card = agencyId === null ? sql`` : sql`, listing.cards ->> ${operation} as card`
  const answer = await sql<Row>`
    with found as materialized (select s.id, ${column}
    from ${foundRows(asked, scope, allConditions(asked.search))}),
    page as (select * from found s ${behind} order by ${order} limit ${rows})
    select c.total, ${column} as key, listing.id, ${sql.raw(VERSION)} as version ${card}
    from (select count(*)::int as total from found) c left join (page s
    join listing on listing.id = s.id) on true
    order by ${order}`.execute(db)
  return answer.rows
}

async function walk(db: Db, asked: Asked, scope: Scope, cut: Cut, found: number): Promise<Row[]> {
  const read = async (rows: RawBuilder<unknown>): Promise<Row[]> => {
    const answer = await sql<Row>`
      with page as (select s.id, ${cut.column} from ${rows} order by ${cut.order} limit ${cut.rows})
      select ${cut.column} as key, listing.id, ${sql.raw(VERSION)} as version from page s
      join listing on listing.id = s.id order by ${cut.order}`.execute(db)
    return answer.rows
  }
  if (asked.tsquery === null || scope.words === null)
    return read(road(asked.search, scope, cut, found))
  const [likely, sure] = wordedRoads(asked.search, asked.tsquery, scope.words, scope, cut, found)
  const rows = await read(likely)
  return rows.length < cut.rows && sure !== null ? read(sure) : rows
}

/**
 * With a box there are two roads: walk the order's index and skip what is outside, or take the box
 * by the geo index and sort. The sample says which of them meets fewer rows.
 */
function road(
  search: Search,
  scope: Scope,
  { order, rows, beyond: rest }: Cut,
  found: number,
): RawBuilder<unknown> {
  const conditions = [...allConditions(search), ...rest]
  if (search.box === null || search.agencyId !== null) return rowsWhere(conditions)
  const walked = (rows * scope.rows.length * scope.each) / Math.max(found, 1)
  if (walked > scope.near * scope.each) return rowsInBox(search, search.box, conditions, null)
  return search.place === null
    ? rowsInOrder(search, order, [sql`s.op = ${search.op}`, ...rest], null)
    : rowsWhere(conditions)
}
