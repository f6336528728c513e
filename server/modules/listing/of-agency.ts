import type { PublicOperation } from '../../../generated/model/index.ts'
import { asList, sql, type Db } from '../../db/index.ts'
import { municipality } from '../place/index.ts'
import { HIDDEN, ON_REQUEST, OPERATION, valuesOf } from './codes.ts'
import { liesIn, placeFilter, type PlaceKey } from './search/place-filter.ts'

/** Slugs of the municipalities in which an agency has homes on the market, most homes first. */
export async function agencyPlaces(db: Db, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ muni: number }>`
    select muni from listing_search where agency_id = ${agencyId}
    group by muni order by count(distinct id) desc, muni`.execute(db)
  return rows.flatMap(({ muni }) => municipality(String(muni).padStart(5, '0'))?.slug ?? [])
}

/** Which of these homes the agency has on the market. */
export async function activeAmong(db: Db, agencyId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where id = any(${ids}::uuid[]) and agency_id = ${agencyId}
    and state = 'active'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Hashes of the pictures of an agency's homes on the market, those of the newest home first. */
export async function agencyHashes(db: Db, agencyId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select photo ->> 'src' as src from listing l
    cross join lateral jsonb_array_elements(${asList(sql`l.public -> 'photos'`)})
      with ordinality as p(photo, place)
    where l.agency_id = ${agencyId} and l.state = 'active'
    order by l.published_at desc, l.id, p.place limit ${most}`.execute(db)
  return [
    ...new Set(rows.flatMap(({ src }) => /^\/media\/([0-9a-f]{32})$/.exec(src ?? '')?.[1] ?? [])),
  ]
}

/** Which of these pictures an agency's homes on the market show. */
export async function shownAmong(
  db: Db,
  agencyId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ src: string }>`
    select distinct photo ->> 'src' as src from listing l
    cross join lateral jsonb_array_elements(${asList(sql`l.public -> 'photos'`)}) as p(photo)
    where l.agency_id = ${agencyId} and l.state = 'active'
    and photo ->> 'src' = any(${hashes.map((hash) => `/media/${hash}`)}::text[])`.execute(db)
  return new Set(rows.map(({ src }) => src.slice('/media/'.length)))
}

/** Whose these homes are, on the market or gone from it. */
export async function agenciesOf(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    select distinct agency_id from listing where id = any(${ids}::uuid[])`.execute(db)
  return rows.map((row) => row.agency_id)
}

/** Whether a home is, or was, this agency's: on the market, or known as gone from it. */
export async function isOfAgency(db: Db, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from listing where id = ${id}::uuid
    and agency_id = ${agencyId} limit 1`.execute(db)
  return rows.length > 0
}

/** Homes that an agency has on the market, the newest first; as many as a sitemap may name. */
export async function publicHomeIds(db: Db, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where agency_id = ${agencyId} and state = 'active'
    order by published_at desc, id limit 10000`.execute(db)
  return rows.map(({ id }) => id)
}

/** What is offered at a place: how many homes, from and to which price (EUR cents). */
export interface Offered {
  total: number
  from: number | null
  to: number | null
}

/** What an agency has on the market. */
export interface Market {
  /** Homes, each once, in however many ways it is offered. */
  homes: number
  /** How many in each operation that it has some in, most first. */
  offers: { operation: PublicOperation; total: number }[]
  /**
   * What there is of an operation at places (slugs); nothing for a place that is none. Homes of which
   * the price is told on request count, and say no price.
   */
  at(operation: PublicOperation, places: readonly string[]): Map<string, Offered>
}

interface Part extends PlaceKey, Offered {
  op: number
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { total }) => sum + total, 0)

/** The least, or the highest, of prices of which some are not known. */
const extreme = (of: (...values: number[]) => number, prices: (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? of(...known) : null
}

/** What an agency has on the market, as its own search finds it: also what another's advert hides. */
export async function agencyMarket(db: Db, agencyId: string): Promise<Market> {
  const { rows } = await sql<Omit<Part, 'op'> & { homes: number; op: number | null }>`
    select h.homes, o.* from (select count(*)::int as homes from listing
      where agency_id = ${agencyId} and state = 'active') h
    left join (select op % ${HIDDEN} as op, muni, town, postal, count(*)::int as total,
      min(price) filter (where price < ${ON_REQUEST}) as from,
      max(price) filter (where price < ${ON_REQUEST}) as to
      from listing_search where agency_id = ${agencyId} group by 1, 2, 3, 4) o on true`.execute(db)
  const parts = rows.flatMap(({ op, ...row }) => (op === null ? [] : [{ ...row, op }]))
  const byOp = Map.groupBy(parts, ({ op }) => op)
  const operations = valuesOf(OPERATION)
  return {
    homes: rows[0]?.homes ?? 0,
    offers: [...byOp]
      .flatMap(([op, of]) => {
        const operation = operations.get(op)
        return operation ? [{ operation, total: totalOf(of) }] : []
      })
      .toSorted((a, b) => b.total - a.total || OPERATION[a.operation] - OPERATION[b.operation]),
    at: (operation, places) =>
      new Map(
        places.flatMap((place) => {
          const filter = placeFilter(place)
          if (filter === undefined) return []
          const there = (byOp.get(OPERATION[operation]) ?? []).filter((row) => liesIn(filter, row))
          const from = there.map((part) => part.from)
          const to = there.map((part) => part.to)
          const prices = { from: extreme(Math.min, from), to: extreme(Math.max, to) }
          return [[place, { total: totalOf(there), ...prices }]]
        }),
      ),
  }
}
