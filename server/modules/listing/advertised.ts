import type {
  GeoPoint,
  Island,
  ListingCard,
  PropertySubtype,
  PropertyType,
  PublicOperation,
} from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { metresBetween, municipalitiesOfIsland, municipality } from '../place/index.ts'
import { ISLAND_CODE, ON_REQUEST, OPERATION, SUBTYPE, TYPE } from './codes.ts'
import { cover, pointOf } from './morton.ts'
import type { SearchFacts } from './projection/search-row.ts'
import { boxAround } from './search/shape.ts'
import { circleRing } from './search/near.ts'

/** A home on the market, or off it since a while, by what it shows or showed to everybody. */
export interface AdvertisedHome extends SearchFacts {
  id: string
  agencyId: string
  card: ListingCard
  /** Where it is shown. */
  geo: GeoPoint
  island: Island | null
  /** EUR cents. */
  price: number
  floor: string | null
  /** m². */
  usable: number | null
  /** Adverts of one home share it. */
  group: string | null
  publishedAt: Date
  goneAt: Date | null
}

/** Of which homes: all of one operation and kind that show a point and a price. */
export interface Wanted {
  operation: PublicOperation
  type: PropertyType
  /** None: of any. */
  subtypes: readonly PropertySubtype[]
  island: Island | null
  /** Homes withdrawn since then count. */
  since: Date
}

interface Row extends SearchFacts {
  id: string
  geo: number
  muni: number
  price: number
}

const COLUMNS = sql.raw('id, type, subtype, condition, beds, baths, feat, geo, muni, price')
/** Radii in km in which is looked, until there are enough. */
const RADII = [0.5, 1, 2, 4, 8]
const CELL_BITS = 2 ** 26

/** The homes nearest to a point, at most so many, none further than 8 km; the nearest first. */
export async function homesAround(
  db: Db,
  wanted: Wanted,
  at: GeoPoint,
  most: number,
): Promise<AdvertisedHome[]> {
  let found: { row: Row; metres: number }[] = []
  for (const km of RADII) {
    const ranges = cover(boxAround([circleRing({ ...at, km, minutes: false })]))
    const within = sql`unnest(${ranges.map(([low]) => low)}::int8[],
      ${ranges.map(([, high]) => high)}::int8[]) r(low, high)`
    const rows = await look(db, wanted, within)
    found = rows
      .map((row) => ({ row, metres: metresBetween(at, pointOf(row.geo)) }))
      .filter(({ metres }) => metres <= km * 1000)
    if (found.length >= most) break
  }
  found.sort((a, b) => a.metres - b.metres || (a.row.id < b.row.id ? -1 : 1))
  return withCards(
    db,
    wanted,
    found.slice(0, most).map(({ row }) => row),
  )
}

/** All of them, at most so many. */
export async function advertisedHomes(
  db: Db,
  wanted: Wanted,
  most: number,
): Promise<AdvertisedHome[]> {
  const rows = await look(
    db,
    wanted,
    sql`(select 0::int8 as low, ${CELL_BITS ** 2}::int8 as high) r`,
  )
  const sorted = rows.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, most)
  const homes: AdvertisedHome[] = []
  for (let at = 0; at < sorted.length; at += 500)
    homes.push(...(await withCards(db, wanted, sorted.slice(at, at + 500))))
  return homes
}

/** Rows in runs of codes, of both tables; the geo index alone answers the first. */
async function look(db: Db, wanted: Wanted, within: RawBuilder<unknown>): Promise<Row[]> {
  const munis = wanted.island && [
    ISLAND_CODE[wanted.island],
    ...municipalitiesOfIsland(wanted.island).map(({ ine }) => Number(ine)),
  ]
  const subtypes = wanted.subtypes.map((subtype) => SUBTYPE[subtype])
  const op = OPERATION[wanted.operation]
  const fits = sql`s.type = ${TYPE[wanted.type]} and s.price > 0 and s.price < ${ON_REQUEST}
    and (${subtypes.length === 0} or s.subtype = any(${subtypes}::int2[]))
    and (${munis === null} or s.muni = any(${munis ?? []}::int[]))`
  const { rows } = await sql<Row>`
    select s.* from ${within} join lateral (select ${COLUMNS} from listing_search
      where op = ${op} and geo >= 0 and geo between r.low and r.high offset 0) s on true
    where ${fits}
    union all
    select s.* from ${within} join lateral (select ${COLUMNS} from listing_gone
      where op = ${op} and geo >= 0 and geo between r.low and r.high
        and withdrawn_at >= ${wanted.since} offset 0) s on true
    where ${fits}`.execute(db)
  return rows.map((row) => ({ ...row, geo: Number(row.geo), price: Number(row.price) }))
}

interface Shown {
  id: string
  agency_id: string
  card: unknown
  floor: unknown
  usable: unknown
  grp: string | null
  published_at: Date
  withdrawn_at: Date | null
}

/** The rows with what their records say beside; one whose card cannot be read is left out. */
async function withCards(db: Db, wanted: Wanted, rows: Row[]): Promise<AdvertisedHome[]> {
  if (rows.length === 0) return []
  const { rows: shown } = await sql<Shown>`
    select id, agency_id, grp, published_at, withdrawn_at, cards -> ${wanted.operation} as card,
      public #> '{location,floor}' as floor, public #> '{layout,usable}' as usable
    from listing where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  const byId = new Map(shown.map((one) => [one.id, one]))
  return rows.flatMap(({ geo, muni, ...row }) => {
    const one = byId.get(row.id)
    const card = stored().part<ListingCard>('ListingCard', one?.card)
    if (!one || !card) return []
    return [
      {
        ...row,
        card,
        agencyId: one.agency_id,
        geo: pointOf(geo),
        island: islandOf(muni),
        floor: typeof one.floor === 'string' ? one.floor : null,
        usable: typeof one.usable === 'number' ? one.usable : null,
        group: one.grp,
        publishedAt: one.published_at,
        goneAt: one.withdrawn_at,
      },
    ]
  })
}

function islandOf(muni: number): Island | null {
  const known = Object.entries(ISLAND_CODE).find(([, code]) => code === muni)
  return (
    (known?.[0] as Island | undefined) ??
    municipality(String(muni).padStart(5, '0'))?.island ??
    null
  )
}
