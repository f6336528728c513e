import type {
  PropertySubtype,
  PropertyType,
  PublicOperation,
} from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { ON_REQUEST, OPERATION, SUBTYPE, TYPE } from './codes.ts'

/** Homes on the market of one operation and kind; no subtypes: of any. */
export interface Kind {
  operation: PublicOperation
  type: PropertyType
  subtypes: readonly PropertySubtype[]
}

/** How many homes of a kind there are somewhere, at a price, with so many bedrooms. */
export interface PricedCount {
  /** INE code as a number; 1 to 4 the island of those that say no more. */
  muni: number
  /** -1: nobody knows. */
  beds: number
  /** 0: under the first price, then one more for each price that is reached. */
  band: number
  n: number
}

/** Those that say a price; a home that several advertise is the one whose advert is shown. */
const priced = ({ operation, type, subtypes }: Kind): RawBuilder<unknown> => sql`
  from listing_search where op = ${OPERATION[operation]} and type = ${TYPE[type]}
    and price > 0 and price < ${ON_REQUEST}
    and (${subtypes.length === 0} or subtype = any(${subtypes.map((one) => SUBTYPE[one])}::int2[]))`

/** The four prices (EUR cents) that part the homes of a kind into fifths, and how many they are. */
export async function priceFifths(db: Db, kind: Kind): Promise<{ homes: number; cuts: number[] }> {
  const { rows } = await sql<{ homes: number; cuts: string[] | null }>`
    select count(*)::int as homes,
      percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by price) as cuts
    ${priced(kind)}`.execute(db)
  return { homes: rows[0]?.homes ?? 0, cuts: (rows[0]?.cuts ?? []).map(Number) }
}

/** The homes of a kind by municipality, bedrooms and where their price lies among rising `cuts`. */
export async function pricedCounts(
  db: Db,
  kind: Kind,
  cuts: readonly number[],
): Promise<PricedCount[]> {
  const { rows } = await sql<PricedCount>`
    select muni, beds, width_bucket(price::int8, ${cuts}::int8[]) as band, count(*)::int as n
    ${priced(kind)} group by 1, 2, 3`.execute(db)
  return rows
}
