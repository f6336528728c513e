import type {
  Listing,
  ListingCard,
  ListingOther,
  ListingTrust,
  PricePoint,
} from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import { stored } from '../../contract/stored/index.ts'
import { asObject, CompiledQuery, json, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { stillFacts } from '../../fields/home.ts'
import { bucketOf, SAMPLED } from './codes.ts'
import type { SearchRow } from './projection/search-row.ts'
import { bucketWord, rowWords, type SearchTexts } from './projection/search-terms.ts'
import { textVector } from './text-vector.ts'
import { rewriteGoneRows, takeOut } from './gone.ts'
import { holdTwins, putInOrder, regroup, soughtWith } from './twins/regroup.ts'

/** What a home's row says beside its document. */
export const BESIDE =
  'state, grp, trust, (select minutes from listing_reply r where r.user_id = listing.agent_id) as reply'

/** What is stored of a home. */
export interface Shown {
  listing: Listing
  cards: Record<string, ListingCard>
  prices: PricePoint[]
  agentId: string | null
  rows: SearchRow[]
  marks: number[]
  cadastral: number | null
  /** 0 to 100. */
  completeness: number
  /** Folded words, see projection/search-terms.ts. */
  texts: SearchTexts
}

export interface StoredListing {
  state: 'active' | 'gone'
  public: Listing
  /** Minutes to the agent's first answer; null when too few were given. */
  reply: number | null
  /** The group of the same home at other agencies; null alone. */
  grp: string | null
  /** What was checked of it; null: nobody has looked yet. */
  trust: ListingTrust | null
}

/**
 * The stored home, active or gone; null when it never was public. Asked most of all, so its text is
 * not built anew.
 */
export async function findListing(db: Db, id: string): Promise<StoredListing | null> {
  const { rows } = await db.executeQuery<StoredListing>(
    CompiledQuery.raw(`select public, ${BESIDE} from listing where id = $1`, [id]),
  )
  const [found] = rows
  return found ? { ...found, public: withFacts(found.public) } : null
}

/** What was written under another contract: a fact that is none any more does not leave the house. */
export function withFacts({ facts, ...listing }: Listing): Listing {
  return facts === undefined ? listing : { ...listing, facts: stillFacts(facts) }
}

/** A home the public can see now; null otherwise. */
export async function findPublicListing(db: Db, id: string): Promise<Listing | null> {
  const found = await findListing(db, id)
  return found?.state === 'active' ? found.public : null
}

/**
 * The same for what is written about it: throws 503 where another version wrote it so that nobody here
 * reads whose it is.
 */
export async function askedAbout(db: Db, id: string): Promise<Listing | null> {
  const listing = await findPublicListing(db, id)
  const { id: own, agency }: { id?: unknown; agency?: { id: unknown } } = listing ?? {}
  if (listing && (typeof own !== 'string' || typeof agency?.id !== 'string')) laterVersion()
  return listing
}

/** What the adverts of one home share; null when it is the only one, or none. */
export const groupOf = async (db: Db, id: string): Promise<string | null> =>
  (await findListing(db, id))?.grp ?? null

/** Homes by id as the public sees them, or did when they were last shown. */
export async function findListings(
  db: Db,
  ids: string[],
): Promise<Map<string, Pick<StoredListing, 'state' | 'public'>>> {
  const { rows } = await db.executeQuery<{ id: string } & Pick<StoredListing, 'state' | 'public'>>(
    CompiledQuery.raw('select id, state, public from listing where id = any($1::uuid[])', [ids]),
  )
  return new Map(
    rows.map(({ id, state, public: listing }) => [id, { state, public: withFacts(listing) }]),
  )
}

/** The same, also when it is withdrawn: for what was said of it while it was there. */
export const findAnyListing = async (db: Db, id: string): Promise<Listing | null> =>
  (await findListing(db, id))?.public ?? null

/** Median minutes of an agent's first answers, and of how many. */
export interface ReplyTime {
  userId: string
  minutes: number
  answered: number
}

/** Replaces all reply times by those counted now. */
export async function saveReplyTimes(trx: Db, times: ReplyTime[], at: Date): Promise<void> {
  await trx.deleteFrom('listing_reply').execute()
  if (times.length === 0) return
  await trx
    .insertInto('listing_reply')
    .values(
      times.map(({ userId, minutes, answered }) => ({
        user_id: userId,
        minutes,
        answered,
        counted_at: at,
      })),
    )
    .execute()
}

/** Public prices so far per home, of those that were ever shown. */
export async function findPrices(db: Db, ids: string[]): Promise<Map<string, PricePoint[]>> {
  const rows = await db
    .selectFrom('listing')
    .select(['id', 'prices'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, prices }) => [id, prices]))
}

/**
 * The same as they are stored: nothing else remembers them, so those that this contract cannot read
 * are kept, too.
 */
async function storedPrices(trx: Db, ids: string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{
    id: string
    prices: unknown
  }>`select id, prices #> '{}' as prices from listing where id = any(${ids}::uuid[])`.execute(trx)
  return new Map(rows.map(({ id, prices }) => [id, prices]))
}

/**
 * A save that changes nothing of what everybody reads leaves the time of its last change, too: when
 * an agency looks after what only it reads is nobody else's (docs/decisions/0202). What another
 * version has stored in another shape is replaced: nothing can be taken out of a mere word.
 */
const asShown = sql`case
  when listing.state <> 'active' or jsonb_typeof(listing.public) <> 'object' then excluded.public
  when listing.public - 'updatedAt' = excluded.public - 'updatedAt' then listing.public
  else excluded.public end`

/**
 * Writes homes with their search rows and words, replacing what was there: as many statements for
 * one as for many.
 */
export async function saveListings(trx: Db, shown: Shown[]): Promise<void> {
  const ids = shown.map(({ listing }) => listing.id)
  const coming = shown.map(({ listing, marks }) => ({ id: listing.id, marks, public: listing }))
  const held = await holdTwins(trx, await soughtWith(trx, coming))
  const before = await storedPrices(trx, ids)
  const listings = shown.map(
    ({ listing, cards, prices, agentId, marks, cadastral, completeness }) => ({
      id: listing.id,
      agency_id: listing.agency.id,
      agent_id: agentId,
      public: listing,
      cards,
      prices: stored().keepDrawn('listing.prices', before.get(listing.id) ?? [], prices),
      published_at: listing.publishedAt,
      marks,
      cadastral,
      completeness,
    }),
  )
  await sql`
    insert into listing (id, agency_id, agent_id, state, public, cards, prices, published_at, marks,
      cadastral, completeness)
    select id, agency_id, agent_id, 'active', public, cards, prices, published_at,
      array(select json_array_elements_text(marks)::int8), cadastral, completeness
    from json_to_recordset(${JSON.stringify(listings)}::json)
      as r(id uuid, agency_id uuid, agent_id uuid, public jsonb, cards jsonb, prices jsonb,
        published_at timestamptz,
        marks json, cadastral int8, completeness smallint)
    on conflict (id) do update
    set agency_id = excluded.agency_id, agent_id = excluded.agent_id, state = 'active',
      public = ${asShown}, cards = excluded.cards, prices = excluded.prices,
        published_at = excluded.published_at,
      marks = excluded.marks, cadastral = excluded.cadastral, completeness = excluded.completeness,
        withdrawn_at = null, last_shown = null, updated_at = now()`.execute(trx)
  await trx.deleteFrom('listing_search').where('id', 'in', ids).execute()
  await trx.deleteFrom('listing_gone').where('id', 'in', ids).execute()
  await saveRows(trx, shown)
  await putInOrder(trx, held)
}

/** Columns of a search row that are written as they are. */
const COLUMNS =
  sql.raw(`id, op, bucket, type, subtype, energy, condition, beds, baths, muni, town, postal, area,
  ppm2, feat, price, geo, published_at, agency_id`)

/**
 * The rows with the words of their home and their own; the words of the sampled homes once more
 * beside.
 */
async function saveRows(trx: Db, shown: Shown[]): Promise<void> {
  const texts = shown.flatMap(({ listing, rows, texts: found }) => {
    const all = [...new Set(rows.flatMap(rowWords))]
    return rows.length === 0
      ? []
      : [
          {
            id: listing.id,
            sampled: bucketOf(listing.id) < SAMPLED,
            texts: found,
            all: [...all, bucketWord(listing.id)],
          },
        ]
  })
  const rows = shown.flatMap(({ rows: own }) =>
    own.map((row) => ({ ...row, words: rowWords(row) })),
  )
  await sql`with texts as materialized (
      select id, sampled, "all", ${textVector(sql`texts`)} as tsv
      from json_to_recordset(${JSON.stringify(texts)}::json) as r(id uuid, sampled boolean,
        texts jsonb, "all" text[])
    ), sample as (
      insert into listing_text_sample (id, tsv) select id, tsv || array_to_tsvector("all")
      from texts where sampled
      on conflict (id) do update set tsv = excluded.tsv, pad = excluded.pad
    )
    insert into listing_search (${COLUMNS}, tsv)
    select r.*, t.tsv || array_to_tsvector(array(select json_array_elements_text(w.words)))
    from (select value as row, value -> 'words' as words
    from json_array_elements(${JSON.stringify(rows)}::json)) w
    cross join lateral (select ${COLUMNS} from json_populate_record(null::listing_search, w.row)) r
    join texts t on t.id = r.id`.execute(trx)
}

/**
 * Takes a home out of every search; its address answers 410 from now on. False: it was not there.
 * What was checked of it is forgotten, unless nobody has taken it off (`byContract`).
 */
export async function markGone(
  trx: Db,
  id: string,
  at: Date,
  { byContract }: { byContract: boolean },
): Promise<boolean> {
  const others = await holdGroup(trx, id)
  const { numUpdatedRows } = await trx
    .updateTable('listing')
    .set({
      state: 'gone',
      grp: null,
      withdrawn_at: at,
      updated_at: sql<Date>`now()`,
      ...(!byContract && { trust: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  // It was gone since this contract cannot show it, and is taken off now.
  if (!numUpdatedRows && !byContract) await forgetTrust(trx, id)
  if (others.length > 0) await regroup(trx, others)
  await takeOut(trx, id, at, others.length === 0)
  await trx.deleteFrom('listing_text_sample').where('id', '=', id).execute()
  return numUpdatedRows > 0n
}

async function forgetTrust(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('listing')
    .set({ trust: null })
    .where('id', '=', id)
    .where('trust', 'is not', null)
    .execute()
}

/**
 * Whether what is kept beside a home is of the same showing: a version from before that column lets
 * what an earlier sale showed stand in it.
 */
const isOfShown = sql<boolean>`last_shown ->> 'updatedAt' = public ->> 'updatedAt'`

/** What a home that is gone showed before some of it was kept back by a version that reads less. */
export async function lastShown(db: Db, id: string): Promise<Listing | null> {
  const row = await db
    .selectFrom('listing')
    .select('last_shown')
    .where('id', '=', id)
    .where('state', '=', 'gone')
    .where(isOfShown)
    .executeTakeFirst()
  return row?.last_shown ?? null
}

/** A shown home without the people it names: they are told as they are called today. */
const nameless = (shown: RawBuilder<unknown>) => sql`${asObject(shown)} - 'agent' - 'agency'`

/**
 * Writes anew how a home that is gone is shown. What it showed before stays beside it as it is stored,
 * other versions' fields too, or as `kept`; unless nothing of it is kept back.
 */
export async function rewriteGone(
  trx: Db,
  listing: Listing,
  cards: Record<string, ListingCard>,
  kept: Listing | null = null,
): Promise<void> {
  const stood = sql`case when ${isOfShown} then last_shown else public end`
  const before = kept === null ? stood : json(kept)
  await sql`update listing set public = ${json(listing)}, cards = ${json(cards)},
      last_shown = nullif(${nameless(before)}, ${nameless(json(listing))})
    where id = ${listing.id} and state = 'gone'`.execute(trx)
  await rewriteGoneRows(trx, listing)
}

/** The others of a home's group, all of them locked in the order of `holdTwins`. */
async function holdGroup(trx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where grp = (select grp from listing where id = ${id})
    order by id for no key update`.execute(trx)
  return rows.flatMap((one) => (one.id === id ? [] : [one.id]))
}

/** The same home as other agencies offer it, the best advert first. */
export async function findOthers(db: Db, id: string, grp: string): Promise<ListingOther[]> {
  const { rows } = await sql<{
    public: Listing
  }>`select public from listing where grp = ${grp} and id <> ${id} and state = 'active'
    order by (id = grp) desc, published_at desc, id`.execute(db)
  return rows.flatMap(
    ({
      public: {
        id: other,
        agency,
        prices: [first],
      },
    }) =>
      first
        ? [
            {
              id: other,
              agency,
              operation: first.operation,
              price: first.price,
              rentPeriod: first.rentPeriod,
            },
          ]
        : [],
  )
}
