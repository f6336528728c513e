import type { Listing, ListingCard } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { municipalitiesOfIsland } from '../place/index.ts'
import { ON_REQUEST, OPERATION, TYPE } from './codes.ts'

/** How many are named. */
const MOST = 6
/** Share of the price by which a similar home may cost more or less. */
const SPREAD = 0.35
/** Homes looked at per step, so that a large town costs no more than a small one. */
const LOOK = 200

/**
 * Homes of the same operation and kind near in place and price, nearest price first: from the same
 * municipality, then the island, then anywhere. Those without a price come by date.
 */
export async function findSimilar(db: Db, listing: Listing): Promise<ListingCard[]> {
  const [offered] = listing.prices
  if (!offered) return []
  const { island, municipalityIne } = listing.location
  const wider: (RawBuilder<unknown> | null)[] = [
    municipalityIne === null ? null : sql`s.muni = ${Number(municipalityIne)}`,
    island === null
      ? null
      : sql`s.muni = any(${municipalitiesOfIsland(island).map(({ ine }) => Number(ine))}::int[])`,
    sql`true`,
  ]
  const found: ListingCard[] = []
  for (const place of wider) {
    if (place === null || found.length >= MOST) continue
    const seen = [listing.id, ...found.map(({ id }) => id)]
    found.push(...(await look(db, listing, offered, place, seen, MOST - found.length)))
  }
  return found
}

async function look(
  db: Db,
  listing: Listing,
  offered: Listing['prices'][number],
  place: RawBuilder<unknown>,
  seen: string[],
  most: number,
): Promise<ListingCard[]> {
  const price = offered.price ?? ON_REQUEST
  const near =
    offered.price === null
      ? sql`true`
      : sql`
        s.price between ${Math.round(price * (1 - SPREAD))} and ${Math.round(price * (1 + SPREAD))}`
  const { rows } = await sql<{ card: ListingCard }>`
    with near as (
      select s.id, s.price, s.published_at from listing_search s
      where s.op = ${OPERATION[offered.operation]} and s.type = ${TYPE[listing.type]} and ${place}
      and ${near}
        and s.id <> all(${seen}::uuid[])
      order by s.published_at desc, s.id desc limit ${LOOK}
    ), best as (
      select id, abs(price - ${price}::int8) as gap, published_at from near
      order by 2, published_at desc, id limit ${most}
    )
    select l.cards -> ${offered.operation} as card from best join listing l using (id)
    order by gap, best.published_at desc, id
  `.execute(db)
  return rows.flatMap(({ card }) => stored().part<ListingCard>('ListingCard', card) ?? [])
}
