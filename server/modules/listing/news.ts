import type { Listing, PublicOperation } from '../../../generated/model/index.ts'
import { asObject, sql, uuidv7, type Db } from '../../db/index.ts'

/** Something that became true of a home in public, for whoever waits for it. */
export interface News {
  listingId: string
  kind: 'new' | 'lowered' | 'gone'
  /** Null: the whole home (gone). */
  operation: PublicOperation | null
  /** EUR cents before it was lowered. */
  priceBefore: number | null
}

/**
 * Public prices by operation as they stood; absent: not on the market. Null: nobody can read how,
 * so there is nothing to say of what changed.
 */
export type Before = Map<string, Record<string, number | null> | null>

/** A home first shown with an older date is a portfolio being loaded, no news. */
const FRESH_MS = 2 * 86_400_000

/** How the homes stand on the market before they are written anew. */
export async function marketBefore(trx: Db, ids: string[]): Promise<Before> {
  const { rows } = await sql<{ id: string; prices: Record<string, unknown> | null }>`
    select id, case jsonb_typeof(cards) when 'object'
        then (select coalesce(jsonb_object_agg(key, value -> 'price'), '{}')
        from jsonb_each(${asObject(sql`cards`)})) end as prices
    from listing where id = any(${ids}::uuid[]) and state = 'active'`.execute(trx)
  const told = (price: unknown): number | null =>
    Number.isSafeInteger(price) ? (price as number) : null
  return new Map(
    rows.map(({ id, prices }) => [
      id,
      prices &&
        Object.fromEntries(
          Object.entries(prices).map(([operation, one]) => [operation, told(one)]),
        ),
    ]),
  )
}

/** What changed for the public: homes that came to the market, prices that fell. */
export function newsOf(listings: Listing[], before: Before, now: Date): News[] {
  return listings.flatMap((listing) =>
    listing.prices.flatMap(({ operation, price }): News[] => {
      const shown = before.get(listing.id)
      if (shown === null) return []
      const news = { listingId: listing.id, operation }
      if (!shown || !(operation in shown)) {
        const old =
          now.getTime() - Date.parse(listing.publishedAt) > FRESH_MS &&
          now.getTime() - Date.parse(listing.updatedAt) > FRESH_MS
        return old ? [] : [{ ...news, kind: 'new', priceBefore: null }]
      }
      const was = shown[operation] ?? null
      return price !== null && was !== null && price < was
        ? [{ ...news, kind: 'lowered', priceBefore: was }]
        : []
    }),
  )
}

/** Writes news in the transaction that made them true. */
export async function addNews(trx: Db, news: News[]): Promise<void> {
  if (news.length === 0) return
  const rows = news.map(({ listingId, kind, operation, priceBefore }) => ({
    id: uuidv7(),
    listing_id: listingId,
    kind,
    operation,
    price_before: priceBefore,
  }))
  await sql`insert into listing_news (id, listing_id, kind, operation, price_before)
    select id, listing_id, kind, operation, price_before
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, listing_id uuid, kind text,
      operation text, price_before int8)`.execute(trx)
}

/** Ids of what waits to be told, oldest first. */
export const waitingNews = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('listing_news').select('id').orderBy('id').execute()

/**
 * Takes up to `most` news, oldest first, or one of them; they are gone if the transaction commits.
 * Several takers share the work.
 */
export async function takeNews(trx: Db, most: number, one?: string): Promise<News[]> {
  const which = one === undefined ? sql`` : sql`where id = ${one}`
  const { rows } = await sql<News>`
    with taken as (
      delete from listing_news where id in (select id from listing_news ${which} order by id
      limit ${most} for update skip locked) returning *
    )
    select listing_id as "listingId", kind, operation, price_before as "priceBefore" from taken
    order by id`.execute(trx)
  return rows
}

/** What waits to be told of a home is told nobody: it was brought from another instance. */
export async function hushNews(trx: Db, listingId: string): Promise<void> {
  await trx.deleteFrom('listing_news').where('listing_id', '=', listingId).execute()
}
