import type { Insertable, Selectable, Updateable } from 'kysely'
import type { SavedSearch } from '../../../generated/model/index.ts'
import { keepCodes } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { SearchMark } from '../listing/index.ts'
import { ownSearches } from './search.policy.ts'

export type SearchRow = Selectable<Tables['saved_search']>
type Changes = Updateable<Tables['saved_search']>

/** A row in the shape of the contract; `newCount` from `countNew`. */
export function toSearch(row: SearchRow, newCount: number): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    frequency: row.frequency,
    channels: row.channels,
    language: row.language,
    paused: row.paused,
    confirmed: row.confirmed_at !== null,
    newCount,
    lastRunAt: row.last_run_at?.toISOString() ?? null,
    lastSeenAt: row.seen_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

/** Homes each search found since it was last looked at. */
export async function countNew(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select s.id, count(distinct h.listing_id)::int as n from saved_search s
    join search_hit h on h.search_id = s.id and h.at > s.seen_at
    where s.id = any(${ids}::uuid[]) group by s.id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export async function withCounts(db: Db, rows: SearchRow[]): Promise<SavedSearch[]> {
  const counts = await countNew(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toSearch(row, counts.get(row.id) ?? 0))
}

export const listOf = (db: Db, userId: string): Promise<SearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where((eb) => ownSearches(eb, userId))
    .orderBy('id', 'desc')
    .execute()

export async function countOwn(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('saved_search')
    .where((eb) => ownSearches(eb, userId))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

export async function findOwn(db: Db, userId: string, id: string): Promise<SearchRow | null> {
  return (
    (await db
      .selectFrom('saved_search')
      .selectAll()
      .where((eb) => ownSearches(eb, userId))
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

/** Without rights: for jobs and holders of a mailed link. Deleted ones are not there. */
export async function findSearch(db: Db, id: string, lock = false): Promise<SearchRow | null> {
  const query = db
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

export async function insertSearch(
  trx: Db,
  row: Omit<Insertable<Tables['saved_search']>, 'query'> & Pick<SearchRow, 'query'>,
  mark: SearchMark,
): Promise<SearchRow> {
  const saved = await trx
    .insertInto('saved_search')
    .values({ ...row, query: json(row.query) as never })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMark(trx, saved.id, mark)
  return saved
}

export async function saveSearch(
  trx: Db,
  id: string,
  { query, ...changes }: Changes & { query?: SearchRow['query'] },
  mark: SearchMark | null = null,
): Promise<SearchRow> {
  const all = { ...changes, ...(query ? { query: json(query) as never } : {}) }
  if (mark) await writeMark(trx, id, mark)
  if (Object.keys(all).length === 0)
    return trx.selectFrom('saved_search').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return trx
    .updateTable('saved_search')
    .set(keepCodes('saved_search', all))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes what the index finds a search by. */
async function writeMark(
  trx: Db,
  id: string,
  { op, places, priceMin, priceMax }: SearchMark,
): Promise<void> {
  await trx.deleteFrom('saved_search_place').where('search_id', '=', id).execute()
  const rows = [...new Set(places)].map((place) => ({
    search_id: id,
    op,
    place,
    price_min: priceMin,
    price_max: priceMax,
  }))
  await trx.insertInto('saved_search_place').values(rows).execute()
}

/** What waits to be told is told no more: paused, or never to be told. */
export async function dropWaiting(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('search_hit')
    .set({ told_at: now, mailed_at: now })
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .execute()
  await trx
    .updateTable('search_held')
    .set({ told_at: now })
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}
