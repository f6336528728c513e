import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne, outageOf } from '../../jobs/index.ts'
import { marketRows, takeNews, waitingNews, type News } from '../listing/index.ts'
import { notifySavers } from '../saved/index.ts'
import { findsOf, isRead, type AskedSearch } from './fits.ts'
import { holdBack } from './held.ts'
import { addHits, type Fresh } from './hits.ts'

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
    // Raised again within the minute: that is no news.
    return one && (one.priceBefore === null || row.price < one.priceBefore)
      ? [{ ...row, priceBefore: one.priceBefore }]
      : []
  })
}

interface Candidate extends AskedSearch {
  /** What it is for, as the index knows it: also of a query that nobody reads here. */
  op: number
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
    select s.id, s.query, s.query #> '{}' as stored, s.language, s.frequency, found.op, found.homes
    from (
      select p.search_id, min(p.op) as op, array_agg(distinct n.id::text) as homes
      from json_to_recordset(${JSON.stringify(marks)}::json) as n(id uuid, op int2, price int8,
        place int4)
      join saved_search_place p on p.op = n.op and p.place = n.place and p.price_max >= n.price
      and p.price_min <= n.price
      group by p.search_id
    ) found join saved_search s on s.id = found.search_id
    where s.confirmed_at is not null and not s.paused and s.deleted_at is null`.execute(trx)
  return rows
}

async function fillSearches(trx: Db, deps: Deps, news: News[]): Promise<void> {
  const now = deps.now()
  const homes = await freshHomes(trx, news)
  if (homes.length === 0) return
  for (const candidate of await candidates(trx, homes)) {
    const own = homes.filter(({ id, op }) => op === candidate.op && candidate.homes.includes(id))
    if (!isRead(candidate, now)) {
      await holdBack(trx, candidate, own, now)
      continue
    }
    const fits = await findsOf(trx, candidate, candidate.homes, now)
    const hits = own.filter(({ id }) => fits.has(id)).map((home) => ({ ...home, at: now }))
    await addHits(trx, deps, candidate, hits)
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
    if (!isRead(candidate, now)) continue
    if ((await findsOf(trx, candidate, candidate.homes, now)).has(id)) found += 1
  }
  return found
}
