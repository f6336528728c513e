import type { Island, MarketCategory } from '../../../../generated/model/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { searchTerms, sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { ItemRow } from '../publication/publication.repository.ts'
import type { HomeHere } from './home.ts'

/** A publication on offer with what a list says of its seller. */
export type OfferedRow = ItemRow & {
  seller_user: string | null
  seller_agency: string | null
  seller_doc: { displayName?: string; municipalityIne?: string; kind?: string }
  lat: number | null
  lon: number | null
  /** The hash of its first picture. */
  picture: string | null
}

const FIRST_PICTURE = sql<string | null>`(select m.hash from market_picture m
  where m.item_id = i.id order by m.position, m.at limit 1)`

/** What a list of the market is asked for. */
export interface Wanted {
  q?: string | undefined
  category?: MarketCategory | undefined
  island?: Island | undefined
  priceMax?: number | undefined
  sort?: 'near' | 'rating' | 'price' | undefined
  home: HomeHere | null
}

interface Page {
  cursor: Cursor<string> | null
  limit: number
}

/** Steps of distance in which near ones are the same. */
const STEP_KM = 10
const FAR = 10_000
/** As if so many had given so many stars (docs/decisions/0220). */
const USUAL = { count: 5, stars: 4 }

/**
 * Joins what is said of each seller once, not of each of their publications: how many kilometres in
 * a straight line lie between their town and the home, in steps, the nearest first (`offset 0` holds
 * it so): a page is read of the nearest sellers alone.
 */
const bandsOf = ({ home }: Wanted): RawBuilder<unknown> =>
  home?.geo
    ? sql`join (select s.id, coalesce(floor(6371 * 2 * asin(sqrt(least(1,
        power(sin(radians(s.lat - ${home.geo.lat}::float8) / 2), 2) +
        cos(radians(s.lat)) * cos(radians(${home.geo.lat}::float8)) *
        power(sin(radians(s.lon - ${home.geo.lon}::float8) / 2), 2)))) / ${STEP_KM}), ${FAR}) as band
        from seller s order by band offset 0) s on s.id = i.seller_id`
    : sql``

const bandOf = ({ home }: Wanted): RawBuilder<number> =>
  home?.geo ? sql<number>`s.band` : sql<number>`0::float8`

/** Written as in the indexes of migration 0549, which the lists are read along. */
const rating = sql<number>`-((i.rating_sum + ${sql.lit(USUAL.count * USUAL.stars)})::float8
  / (i.rating_count + ${sql.lit(USUAL.count)}))`

/** What a list is ordered by, smallest first: three numbers, then the id. */
const orderOf = (wanted: Wanted): RawBuilder<number>[] => {
  if (wanted.sort === 'price') return [sql`coalesce(i.price_from, 1e12)::float8`, rating]
  if (wanted.sort === 'rating') return [rating, bandOf(wanted)]
  return [bandOf(wanted), sql`i.lead_days`, rating]
}

/** Without the category: what its counts are of. */
function fits({ q, island, priceMax, home }: Wanted): RawBuilder<boolean> {
  const conditions = [
    sql`i.state = 'published'`,
    sql`i.seller_id <> all(array(select id from seller where suspended_at is not null))`,
    ...searchTerms(q ?? '').map((term) => sql`strpos(i.search, ${term}) > 0`),
    ...(island ? [sql`i.islands @> array[${island}]::text[]`] : []),
    ...(priceMax === undefined ? [] : [sql`i.price_from <= ${priceMax}`]),
    ...(home
      ? [
          sql`${home.island ?? ''} = any(i.islands)`,
          sql`(i.places = '{}' or ${home.ine ?? ''} = any(i.places))`,
        ]
      : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/**
 * A row of a list, with both documents as they are stored (`half-read.ts`) and the numbers that say
 * its place.
 */
export type ListedRow = OfferedRow & { stored_item: unknown; stored_seller: unknown; place: string }

/** How many of a category fit. */
export interface CategoryCount {
  category: MarketCategory
  count: number
}

/**
 * Publications that fit, in the order of the list, one more than the page has: documents are read
 * of the page alone.
 */
async function ofPage(db: Db, wanted: Wanted, { cursor, limit }: Page): Promise<ListedRow[]> {
  const order = orderOf(wanted)
  const places = order.map((_, at) => sql.ref(`page.place${at}`))
  const columns = order.map((one, at) => sql`${one} as ${sql.ref(`place${at}`)}`)
  const key = sql`(${sql.join([...order, sql.ref('i.id')])})`
  // The cursor holds the place: the publication it was written at may be deleted meanwhile.
  const at = cursor?.value.split(' ').map(Number) ?? []
  const edge = order.map((_, nth) => sql`${at[nth] ?? 0}::float8`)
  const beyond = cursor
    ? sql`${key} > (${sql.join([...edge, sql`${cursor.id}::uuid`])})`
    : sql`true`
  const category = wanted.category ? sql`i.category = ${wanted.category}` : sql`true`
  // Expressions over the columns come as they are stored (server/db/read-columns.ts).
  const { rows } = await sql<ListedRow>`
    with page as materialized (select i.id, ${sql.join(columns)} from market_item i ${bandsOf(wanted)}
        where ${fits(wanted)} and ${category} and ${beyond}
        order by ${sql.join([...order, sql.ref('i.id')])} limit ${limit + 1})
    select i.*, s.user_id as seller_user, s.agency_id as seller_agency,
      s.doc as seller_doc, s.lat, s.lon, ${FIRST_PICTURE} as picture,
      i.doc #> '{}' as stored_item, s.doc #> '{}' as stored_seller,
      concat_ws(' ', ${sql.join(places)}) as place
    from page join market_item i on i.id = page.id join seller s on s.id = i.seller_id
    order by ${sql.join([...places, sql`page.id`])}`.execute(db)
  return rows
}

async function byCategory(db: Db, wanted: Wanted): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`select i.category, count(*)::int as count
    from market_item i where ${fits(wanted)} group by i.category
    order by count desc, i.category`.execute(db)
  return rows
}

/**
 * A page of what fits, and how many of each category do. Side by side: a page is read along an
 * index, the counts are of narrow ones, so that neither waits for the other.
 */
export async function offered(
  db: Db,
  wanted: Wanted,
  page: Page,
): Promise<{ rows: ListedRow[]; categories: CategoryCount[] }> {
  const [rows, categories] = await Promise.all([ofPage(db, wanted, page), byCategory(db, wanted)])
  return { rows, categories }
}

/** One publication with its seller, on offer or not. */
export async function offeredById(db: Db, id: string): Promise<OfferedRow | null> {
  const { rows } = await sql<OfferedRow>`
    select i.*, s.user_id as seller_user, s.agency_id as seller_agency, s.doc as seller_doc,
      s.lat, s.lon, ${FIRST_PICTURE} as picture
    from market_item i join seller s on s.id = i.seller_id where i.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}
