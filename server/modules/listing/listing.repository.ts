import type { Listing, ListingCard, PricePoint } from '../../../generated/model/index.ts'
import { json, sql, type Db } from '../../db/index.ts'
import { bucketOf } from './codes.ts'
import type { SearchRow } from './projection/search-row.ts'

/** What is stored of a home. */
export interface Shown {
  listing: Listing
  cards: Record<string, ListingCard>
  prices: PricePoint[]
  agentId: string | null
  rows: SearchRow[]
  /** Folded words, see projection/words.ts. */
  text: string
}

export interface StoredListing {
  state: 'active' | 'gone'
  public: Listing
  prices: PricePoint[]
}

/** The stored home, active or gone; null when it never was public. */
export async function findListing(db: Db, id: string): Promise<StoredListing | null> {
  const row = await db.selectFrom('listing').select(['state', 'public', 'prices']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** A home the public can see now; null otherwise. */
export async function findPublicListing(db: Db, id: string): Promise<Listing | null> {
  const stored = await findListing(db, id)
  return stored?.state === 'active' ? stored.public : null
}

/** Writes a home with its search rows and words, replacing what was there. */
export async function saveListing(trx: Db, shown: Shown): Promise<void> {
  const { listing, rows } = shown
  const values = {
    agency_id: listing.agency.id,
    agent_id: shown.agentId,
    state: 'active' as const,
    public: json(listing),
    cards: json(shown.cards),
    prices: json(shown.prices),
    published_at: new Date(listing.publishedAt),
    withdrawn_at: null,
    updated_at: sql<Date>`now()`,
  }
  await trx
    .insertInto('listing')
    .values({ id: listing.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await trx.deleteFrom('listing_search').where('id', '=', listing.id).execute()
  await trx
    .insertInto('listing_search')
    .values(rows.map((row) => ({ ...row, published_at: new Date(row.published_at) })))
    .execute()
  await sql`insert into listing_text (id, bucket, published_at, tsv)
    values (${listing.id}, ${bucketOf(listing.id)}, ${listing.publishedAt}, strip(to_tsvector('spanish', ${shown.text})))
    on conflict (id) do update set published_at = excluded.published_at, tsv = excluded.tsv`.execute(trx)
}

/** Takes a home out of every search; its address answers 410 from now on. */
export async function markGone(trx: Db, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('listing')
    .set({ state: 'gone', withdrawn_at: at, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute()
  await trx.deleteFrom('listing_search').where('id', '=', id).execute()
  await trx.deleteFrom('listing_text').where('id', '=', id).execute()
}
