import type { ListingCard, PublicOperation } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/lang.ts'
import { stored } from '../../contract/stored/index.ts'
import { asList, asObject, sql, type Db } from '../../db/index.ts'
import { municipality } from '../place/index.ts'
import { ISLAND_CODE, ON_REQUEST, OPERATION, valuesOf } from './codes.ts'
import { allConditions, rowsWhere } from './search/conditions.ts'
import { ask } from './search/count.ts'
import { readSearch, type Query } from './search/search.ts'
import { checkSearch } from './stored-search.ts'

export { ON_REQUEST } from './codes.ts'

/** What of a search an index can hold, to find the searches that may concern a home. */
export interface SearchMark {
  op: number
  /** Municipalities, islands (1 to 4), or 0 alone for everywhere. */
  places: number[]
  priceMin: number
  priceMax: number
}

const NO_TOP = 9_000_000_000_000
const ISLANDS: ReadonlySet<number> = new Set(Object.values(ISLAND_CODE))

/** The mark of a search; throws 400 like the search itself for what no schema can refuse. */
export function markOf(query: Query, now: Date): SearchMark {
  const { op, place, priceMin, priceMax } = readSearch(query, now, 'es')
  const island = place?.munis.find((code) => ISLANDS.has(code))
  return {
    op,
    places: place === null ? [0] : island === undefined ? place.munis : [island],
    priceMin: priceMin ?? 0,
    priceMax: priceMax ?? NO_TOP,
  }
}

/** A home on the market under one operation, with the places a search may name it by. */
export interface MarketRow {
  id: string
  op: number
  operation: PublicOperation
  places: number[]
  /** EUR cents; ON_REQUEST without one. */
  price: number
}

/** How homes stand on the market now; those that are gone are missing. */
export async function marketRows(db: Db, ids: string[]): Promise<MarketRow[]> {
  const { rows } = await sql<{ id: string; op: number; muni: number; price: number }>`
    select id, op, muni, price from listing_search where id = any(${ids}::uuid[])`.execute(db)
  const operations = valuesOf(OPERATION)
  return rows.flatMap(({ id, op, muni, price }) => {
    const operation = operations.get(op)
    const island = municipality(String(muni).padStart(5, '0'))?.island
    return operation
      ? [{ id, op, operation, price, places: [0, muni, ...(island ? [ISLAND_CODE[island]] : [])] }]
      : []
  })
}

/**
 * Which of these homes a search finds now: the conditions of the search itself, over their rows
 * alone; its words are read in the language it was asked in, as its page reads them. Throws the 400 of `checkSearch` for a stored query with a name or value that the contract
 * no longer knows: without that part it would find more than was asked.
 */
export async function whichFit(
  db: Db,
  { query, language: lang }: { query: Query; language: Lang },
  ids: string[],
  now: Date,
): Promise<Set<string>> {
  const search = readSearch(checkSearch({ ...query }, { now, lang }), now, lang)
  const { tsquery } = await ask(db, search)
  const words = tsquery === null ? [] : [sql`s.tsv @@ ${tsquery}::tsquery`]
  const conditions = [sql`s.id = any(${ids}::uuid[])`, ...allConditions(search), ...words]
  const { rows } = await sql<{ id: string }>`select s.id from ${rowsWhere(conditions)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A home as it stands, or as it was last shown. */
export interface StoredCard {
  id: string
  agencyId: string
  /** As our lists call it. */
  municipality: string | null
  state: 'active' | 'gone'
  withdrawnAt: Date | null
  card: ListingCard
  /** When the price last changed. */
  priceAt: string | null
}

/**
 * Cards of homes under an operation each (the home's first when it is no longer offered so), also
 * of withdrawn ones.
 */
export async function storedCards(
  db: Db,
  homes: { id: string; operation: string }[],
): Promise<Map<string, StoredCard>> {
  if (homes.length === 0) return new Map()
  const { rows } = await sql<StoredCard>`
    select l.id, l.agency_id as "agencyId", l.state, l.withdrawn_at as "withdrawnAt", c.card,
      l.public #>> '{location,municipality}' as municipality,
      (select p.value ->> 'at' from jsonb_array_elements(${asList(sql`l.prices`)}) with ordinality p
        where p.value ->> 'operation' = c.card ->> 'operation'
        order by p.ordinality desc limit 1) as "priceAt"
    from json_to_recordset(${JSON.stringify(homes)}::json) as w(id uuid, operation text)
    join listing l on l.id = w.id
    cross join lateral (select coalesce(l.cards -> w.operation, (select value
      from jsonb_each(${asObject(sql`l.cards`)}) order by key limit 1)) as card) c
    where c.card is not null`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const card = stored().part<ListingCard>('ListingCard', row.card)
      return card ? [[row.id, { ...row, card }] as const] : []
    }),
  )
}

/** The price behind a card as the search rows hold it. */
export const priceKey = (card: Pick<ListingCard, 'price'>): number => card.price ?? ON_REQUEST
