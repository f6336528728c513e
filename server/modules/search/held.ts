import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { marketRows } from '../listing/index.ts'
import { findsOf, isRead, type AskedSearch } from './fits.ts'
import { addHits, type Fresh } from './hits.ts'

/** As long as a job waits for a later version. */
const LONGEST_DAYS = 14

/**
 * Keeps homes for a search that asks something only another version knows: whether it finds them is
 * for that one to say (`judgeHeld`). The first news of a home stays: it is what nobody was told.
 */
export async function holdBack(
  trx: Db,
  { id, frequency }: Pick<AskedSearch, 'id' | 'frequency'>,
  homes: Fresh[],
  now: Date,
): Promise<void> {
  const rows = homes.map((home) => ({
    listing_id: home.id,
    op: home.op,
    price_before: home.priceBefore,
  }))
  const told = frequency === 'never' ? now : null
  await sql`
    insert into search_held (search_id, listing_id, op, price_before, at, told_at)
    select ${id}::uuid, listing_id, op, price_before, ${now}::timestamptz, ${told}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(listing_id uuid, op int2,
      price_before int8)
    on conflict do nothing`.execute(trx)
}

/** Judges what was kept for the searches that this version reads; forgets what waited too long. */
export async function judgeHeld(deps: Deps): Promise<void> {
  const now = deps.now()
  await sql`
    delete from search_held
    where at < ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})`.execute(deps.db)
  const searches = (await searchesWith(deps.db)).filter((search) => isRead(search, now))
  await eachOne(searches, ({ id }) => inTransaction(deps.db, (trx) => judge(trx, deps, id)))
}

/** Searches for which something is kept, or one of them, which nobody changes meanwhile. */
async function searchesWith(db: Db, one?: string): Promise<AskedSearch[]> {
  const which = one === undefined ? sql`` : sql`and s.id = ${one}`
  const lock = one === undefined ? sql`` : sql`for no key update`
  const { rows } = await sql<AskedSearch>`
    select s.id, s.query, s.query #> '{}' as stored, s.language, s.frequency from saved_search s
    where s.confirmed_at is not null and s.deleted_at is null ${which}
      and exists (select from search_held h where h.search_id = s.id) ${lock}`.execute(db)
  return rows
}

type HeldHome = Pick<Fresh, 'id' | 'op' | 'priceBefore'> & { at: Date; toldAt: Date | null }

async function judge(trx: Db, deps: Deps, id: string): Promise<void> {
  const [search] = await searchesWith(trx, id)
  if (!search || !isRead(search, deps.now())) return
  const { rows: held } = await sql<HeldHome>`
    delete from search_held where search_id = ${id}
    returning listing_id as id, op, price_before as "priceBefore", at,
      told_at as "toldAt"`.execute(trx)
  const market = await marketRows(trx, [...new Set(held.map((home) => home.id))])
  // Days count as they did when the homes came.
  const since = new Date(Math.min(...held.map(({ at }) => at.getTime())))
  const fits = await findsOf(trx, search, [...new Set(market.map((row) => row.id))], since)
  const operation = search.query.operation ?? 'V'
  const found = held.flatMap((home) => {
    const row = market.find((each) => each.id === home.id && each.op === home.op)
    if (!row || row.operation !== operation || !fits.has(home.id)) return []
    // It costs as much as before again, or more: that is no news.
    return home.priceBefore !== null && row.price >= home.priceBefore ? [] : [{ ...row, ...home }]
  })
  await addHits(trx, deps, search, found)
}
