import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'
import { OPERATION } from '../codes.ts'
import { EVERYWHERE } from '../weighing/places.ts'
import { CONDITIONS } from './fits.ts'
import { amongThese, inStates, OUT, type Among } from './homes.ts'
import type { Reader } from './reader.ts'
import { HOMES, oneDemand } from './sides.ts'

type Sql = RawBuilder<unknown>

/** A home that breaks exactly one condition: which, and what the sentence about it needs. */
export interface NearHome {
  id: string
  op: number
  view: number
  fail:
    | 'subtype'
    | 'place'
    | 'price'
    | 'area'
    | 'plot'
    | 'bedrooms'
    | 'bathrooms'
    | 'must'
    | 'unwanted'
  price: number
  muni: number
  subtype: number
  area: number | null
  plot: number | null
  beds: number | null
  baths: number | null
  /** Features it lacks and has against the buyer's wish. */
  lacks: number
  found: number
}

/** How far a buyer may give way for a home to be named at all. */
const MOST_OVER = 115
const LEAST_AREA = 70
const LEAST_ROOMS = 2
const MOST_HOMES = 3000

const count = (mask: Sql): Sql => sql`bit_count((${mask})::bit(64))`

/**
 * Homes that break exactly one condition by little. Operation and type are never given way; `munis`
 * are the wanted municipalities and those near them, null for everywhere.
 */
export async function nearHomes(
  db: Db,
  {
    criteria,
    demandId,
    reader,
    munis,
    among = null,
  }: {
    criteria: Criteria
    demandId: string
    reader: Reader
    munis: number[] | null
    /** Where it looks; left out: everywhere. */
    among?: Among | null
  },
): Promise<NearHome[]> {
  const pair = { d: oneDemand(criteria), h: HOMES }
  const { d, h } = pair
  const simple = ['subtype', 'place', 'price', 'area', 'plot', 'bedrooms', 'bathrooms'] as const
  const misses = simple.map((fail) => sql`(not ${CONDITIONS[fail](pair)})::int`)
  const features = [count(sql`${d.must} & ${h.no}`), count(sql`${d.unwanted} & ${h.yes}`)]
  const which = sql`
    case
      ${sql.join([...simple.map((fail, i) => sql`when x.${sql.ref(`f${i}`)} = 1 then ${fail}`), sql`when x.lacks <> 0 then 'must' else 'unwanted' end`], sql` `)}`
  const near = sql.join(
    [
      sql`h.op = any(${criteria.operations.map((one) => OPERATION[one])}::int2[])`,
      sql`h.muni = any(${munis ?? EVERYWHERE}::int4[])`,
      ...(criteria.price.limit === null
        ? []
        : [sql`h.price <= ${Math.floor((criteria.price.limit * MOST_OVER) / 100)}`]),
      CONDITIONS.type(pair),
      ...(criteria.excluded.length === 0 ? [] : [sql`not (${d.excluded} && ${h.places})`]),
      sql`
        (${d.area_min} is null or ${h.area} is null
        or ${h.area} * 100 >= ${d.area_min} * ${sql.raw(String(LEAST_AREA))})`,
      sql`
        (${d.plot_min} is null or ${h.plot} is null
        or ${h.plot} * 100 >= ${d.plot_min} * ${sql.raw(String(LEAST_AREA))})`,
      sql`
        (${d.beds_min} is null or ${h.beds} is null
        or ${h.beds} >= ${d.beds_min} - ${sql.raw(String(LEAST_ROOMS))})`,
      sql`
        (${d.baths_min} is null or ${h.baths} is null
        or ${h.baths} >= ${d.baths_min} - ${sql.raw(String(LEAST_ROOMS))})`,
      sql`${sql.join([...misses, ...features], sql` + `)} = 1`,
    ],
    sql` and `,
  )
  // The view as a number of ours: naming the column, which the index has not, would read every row
  // from the table.
  const part = (view: 0 | 1, rights: Sql): Sql => sql`
    select h.id, h.op, ${sql.raw(String(view))} as view, h.price, h.muni, h.subtype, h.area, h.plot,
      h.beds, h.baths,
      ${d.must} & ${h.no} as lacks, ${d.unwanted} & ${h.yes} as found,
        ${sql.join(misses.map((miss, i) => sql`${miss} as ${sql.ref(`f${i}`)}`))}
    from match_home h where ${rights} and ${near}`
  const [own, others] = amongThese(reader, among)
  const { rows } = await sql<NearHome>`
    select x.id, x.op, x.view, ${which} as fail, x.price, x.muni, x.subtype, x.area, x.plot, x.beds,
      x.baths, x.lacks, x.found
    from (${part(0, own)} union all ${part(1, others)}) x
    where x.id not in ${inStates(demandId, OUT)}
    order by x.price, x.id limit ${MOST_HOMES}`.execute(db)
  return rows
}
