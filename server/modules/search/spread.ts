import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne, outageOf } from '../../jobs/index.ts'
import { marketRows, takeNews, waitingNews, type MarketRow, type News } from '../listing/index.ts'
import { notifySavers } from '../saved/index.ts'
import { findsOf } from './fits.ts'
import type { SearchRow } from './search.repository.ts'
import { NOTICE_JOB, type SearchNotice } from './notices.ts'

/** News taken in one transaction. */
const BATCH = 500

/** Hands on some of the news, or one of them; how many. */
const spreadSome = (deps: Deps, one?: string): Promise<number> =>
  inTransaction(deps.db, async (trx) => {
    const news = await takeNews(trx, BATCH, one)
    if (news.length > 0) {
      await notifySavers(trx, deps, news)
      await fillSearches(trx, deps, news)
    }
    return news.length
  })

/**
 * Takes all news of the market and hands them on: to who saved the homes, and to the searches that
 * find them. Of what cannot be handed on each is tried by itself, so that it holds up no other.
 */
export async function spreadNews(deps: Deps): Promise<void> {
  try {
    while ((await spreadSome(deps)) === BATCH);
  } catch (fault) {
    if (outageOf(fault)) throw fault
    await eachOne(await waitingNews(deps.db), async ({ id }) => void (await spreadSome(deps, id)))
  }
}

/** A home on the market with its news. */
interface Fresh extends MarketRow {
  priceBefore: number | null
}

/**
 * Homes as they stand now, each with the first news of its operation; what is gone again has none.
 */
async function freshHomes(trx: Db, news: News[]): Promise<Fresh[]> {
  const wanted = new Map<string, News>()
  for (const one of news) {
    const key = `${one.listingId} ${one.operation}`
    if (one.kind !== 'gone' && !wanted.has(key)) wanted.set(key, one)
  }
  const rows = await marketRows(trx, [
    ...new Set([...wanted.values()].map(({ listingId }) => listingId)),
  ])
  return rows.flatMap((row) => {
    const one = wanted.get(`${row.id} ${row.operation}`)
    return one ? [{ ...row, priceBefore: one.priceBefore }] : []
  })
}

type Candidate = Pick<SearchRow, 'id' | 'query' | 'frequency'> & {
  /** The query before it was read: an expression over the column comes as it is stored. */
  stored: unknown
  homes: string[]
}

/**
 * Searches that operation, place and price do not rule out: one statement, one index, however many
 * searches there are.
 */
async function candidates(trx: Db, homes: Fresh[]): Promise<Candidate[]> {
  const marks = homes.flatMap(({ id, op, price, places }) =>
    places.map((place) => ({ id, op, price, place })),
  )
  const { rows } = await sql<Candidate>`
    select s.id, s.query, s.query #> '{}' as stored, s.frequency, found.homes
    from (
      select p.search_id, array_agg(distinct n.id::text) as homes
      from json_to_recordset(${JSON.stringify(marks)}::json) as n(id uuid, op int2, price int8,
        place int4)
      join saved_search_place p on p.op = n.op and p.place = n.place and p.price_max >= n.price
      and p.price_min <= n.price
      group by p.search_id
    ) found join saved_search s on s.id = found.search_id
    where s.confirmed_at is not null and not s.paused and s.deleted_at is null`.execute(trx)
  return rows
}

/**
 * Homes a search really finds; a stored query the contract no longer knows finds none, nor does one
 * of which a part was lost in reading: without it the search would find more than was asked.
 */
async function fitting(
  trx: Db,
  { query, stored, homes }: Candidate,
  now: Date,
): Promise<Set<string>> {
  if (!isDeepStrictEqual(query, stored)) return new Set()
  return findsOf(trx, query, homes, now)
}

async function fillSearches(trx: Db, deps: Deps, news: News[]): Promise<void> {
  const now = deps.now()
  const homes = await freshHomes(trx, news)
  if (homes.length === 0) return
  for (const candidate of await candidates(trx, homes)) {
    const fits = await fitting(trx, candidate, now)
    const operation = candidate.query.operation ?? 'V'
    const hits = homes.filter((home) => home.operation === operation && fits.has(home.id))
    if (hits.length === 0 || (await addHits(trx, candidate, hits, now)) === 0) continue
    if (candidate.frequency === 'instant')
      await deps.jobs.add(
        trx,
        NOTICE_JOB,
        { searchId: candidate.id, before: null } satisfies SearchNotice,
        {
          key: candidate.id,
        },
      )
  }
}

/**
 * So many searches are asked exactly before a price is saved; of more, that there are at least as
 * many.
 */
const MOST_COUNTED = 500

/**
 * Searches with alerts that will hear of a home that was lowered in this transaction, up to 500.
 */
export async function countSearches(
  trx: Db,
  { id, operation }: { id: string; operation: string },
  now: Date,
): Promise<number> {
  const homes = (await marketRows(trx, [id]))
    .filter((row) => row.operation === operation)
    .map((row) => ({ ...row, priceBefore: null }))
  if (homes.length === 0) return 0
  let found = 0
  for (const candidate of (await candidates(trx, homes)).slice(0, MOST_COUNTED)) {
    if (candidate.frequency === 'never' || (candidate.query.operation ?? 'V') !== operation)
      continue
    if ((await fitting(trx, candidate, now)).has(id)) found += 1
  }
  return found
}

/**
 * A home that is new is told once, whatever becomes of it; one that was lowered once at each price.
 */
async function addHits(
  trx: Db,
  { id, frequency }: Candidate,
  homes: Fresh[],
  now: Date,
): Promise<number> {
  const rows = homes.map((home) => ({
    listing_id: home.id,
    price: home.price,
    price_before: home.priceBefore,
  }))
  const told = frequency === 'never' ? now : null
  const { rows: added } = await sql`
    insert into search_hit (search_id, listing_id, price, price_before, at, told_at, mailed_at)
    select ${id}::uuid, listing_id, price, price_before, ${now}::timestamptz, ${told}::timestamptz,
      ${told}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(listing_id uuid, price int8,
      price_before int8)
    where r.price_before is not null or not exists (select 1 from search_hit h
    where h.search_id = ${id} and h.listing_id = r.listing_id)
    on conflict do nothing returning listing_id`.execute(trx)
  return added.length
}
