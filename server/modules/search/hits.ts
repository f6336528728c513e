import type { Deps } from '../../contract/deps.ts'
import { sql, type Db } from '../../db/index.ts'
import type { MarketRow } from '../listing/index.ts'
import { NOTICE_JOB, type SearchNotice } from './notices.ts'
import type { SearchRow } from './search.repository.ts'

/** A home on the market with its news. */
export interface Fresh extends MarketRow {
  priceBefore: number | null
}

/** One that a search finds, and since when; `toldAt`: it is told no more. */
interface Found extends Fresh {
  at: Date
  toldAt?: Date | null
}

/**
 * Notes what a search found. A home that is new is told once, whatever becomes of it; one that was
 * lowered once at each price.
 */
export async function addHits(
  trx: Db,
  deps: Deps,
  { id, frequency }: Pick<SearchRow, 'id' | 'frequency'>,
  homes: Found[],
): Promise<void> {
  if (homes.length === 0) return
  const never = frequency === 'never' ? deps.now() : null
  const rows = homes.map((home) => ({
    listing_id: home.id,
    price: home.price,
    price_before: home.priceBefore,
    at: home.at,
    told_at: home.toldAt ?? never,
  }))
  const { rows: waiting } = await sql<{ waits: boolean }>`
    insert into search_hit (search_id, listing_id, price, price_before, at, told_at, mailed_at)
    select ${id}::uuid, listing_id, price, price_before, at, told_at, told_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(listing_id uuid, price int8,
      price_before int8, at timestamptz, told_at timestamptz)
    where r.price_before is not null or not exists (select 1 from search_hit h
    where h.search_id = ${id} and h.listing_id = r.listing_id)
    on conflict do nothing returning told_at is null as waits`.execute(trx)
  if (frequency !== 'instant' || !waiting.some(({ waits }) => waits)) return
  const notice: SearchNotice = { searchId: id, before: null }
  await deps.jobs.add(trx, NOTICE_JOB, notice, { key: id })
}
