import type { MatchState } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'
import { codeOf, OPERATION } from '../codes.ts'
import { earnable } from '../engine/weights.ts'
import { EVERYWHERE, isWhole, munisOf } from '../weighing/places.ts'
import { fits } from './fits.ts'
import { ownHomes, othersHomes, type Reader } from './reader.ts'
import { scoreOf } from './shares.ts'
import { HOMES, oneDemand } from './sides.ts'

type Sql = RawBuilder<unknown>

/** A home that fits a demand. */
export interface FoundHome {
  id: string
  op: number
  /** 0 the agency's own, 1 what everybody sees. */
  view: number
  score: number
  state: MatchState
}

/** Where a page of homes or demands goes on: behind this one. */
export interface Edge {
  score: number
  id: string
}

export interface HomesAsked {
  criteria: Criteria
  demandId: string
  reader: Reader
  /** Only those nobody has done anything with. */
  fresh?: boolean
  /** Least score, 0 unless told. */
  least?: number
  limit: number
  edge: Edge | null
  /** Only own homes, and these of others; left out: all. */
  among?: Among | null
}

/** Whose homes are asked for: the agency's own, and some of others by id. */
export interface Among {
  own: boolean
  ids: string[]
}

/** Rights to own homes and to those of others, as far as either are asked for. */
export const amongThese = (reader: Reader, among: Among | null): [own: Sql, others: Sql] =>
  among
    ? [
        sql`${among.own} and ${ownHomes(reader)}`,
        sql`h.id = any(${among.ids}::uuid[]) and ${othersHomes(reader)}`,
      ]
    : [ownHomes(reader), othersHomes(reader)]

/** States that leave the list, and all that somebody has brought about. */
export const OUT: MatchState[] = ['disliked', 'discarded']
const TOUCHED: MatchState[] = ['sent', 'liked', 'visited', 'offer', ...OUT]

/** What the index settles: operation, municipality and the most that is paid. */
export function homesRoad({ operations, where, price }: Criteria): Sql[] {
  const munis = munisOf(where) ?? EVERYWHERE
  return [
    operations.length === 1
      ? sql`h.op = ${codeOf(OPERATION, operations[0] as keyof typeof OPERATION)}`
      : sql`h.op = any(${operations.map((one) => codeOf(OPERATION, one))}::int2[])`,
    munis.length === 1 ? sql`h.muni = ${munis[0]}` : sql`h.muni = any(${munis}::int4[])`,
    ...(price.limit === null ? [] : [sql`h.price <= ${price.limit}`]),
  ]
}

/** Homes of a demand in some states. Hashed once, where a join would look each home up. */
export const inStates = (demandId: string, states: MatchState[]): Sql =>
  sql`
    (select property_id from match where demand_id = ${demandId}::uuid
    and state = any(${states}::text[]))`

/** Homes that fit, as `select`; one row per home, under the operation it fits best. */
function fitting({
  criteria,
  demandId,
  reader,
  among = null,
}: Pick<HomesAsked, 'criteria' | 'demandId' | 'reader' | 'among'>): Sql {
  const pair = { d: oneDemand(criteria), h: HOMES }
  const whole =
    (isWhole(criteria.where) || criteria.where === null) && criteria.excluded.length === 0
  const score = scoreOf(pair, { weights: earnable(criteria), placeIsKnown: whole })
  const conditions = sql.join(
    [...homesRoad(criteria), fits(pair, whole), sql`h.id not in ${inStates(demandId, OUT)}`],
    sql` and `,
  )
  // The view as a number of ours: the column is not in the index, and naming it would read every
  // row from the table.
  const part = (view: 0 | 1, rights: Sql): Sql =>
    sql`
      select h.id, h.op, ${sql.raw(String(view))} as view, ${score} as score from match_home h
      where ${rights} and ${conditions}`
  const [own, others] = amongThese(reader, among)
  const both = sql`${part(0, own)} union all ${part(1, others)}`
  return criteria.operations.length === 1
    ? both
    : sql`select distinct on (id) * from (${both}) x order by id, score desc, op`
}

/** A page of homes that fit a demand, best first, and how many there are in all. */
export async function homesOf(db: Db, asked: HomesAsked) {
  const { edge, limit, demandId, fresh = false, least = 0 } = asked
  const isFresh = sql`id not in ${inStates(demandId, TOUCHED)}`
  const { rows } = await sql<FoundHome & { total: number; fresh: number; others: number }>`
    with fit as materialized (${fitting(asked)}),
    page as (
      select * from fit where score >= ${least}${fresh ? sql` and ${isFresh}` : sql``}
        ${edge ? sql`and (score, id) < (${edge.score}, ${edge.id}::uuid)` : sql``}
      order by score desc, id desc limit ${limit + 1}
    ),
    sums as (select count(*)::int as total, count(*) filter (where ${isFresh})::int as fresh,
      coalesce(sum(view), 0)::int as others from fit)
    select page.*, coalesce(m.state, 'new') as state, sums.total, sums.fresh, sums.others
    from sums left join page on true left join match m on m.demand_id = ${demandId}::uuid
    and m.property_id = page.id
    order by page.score desc, page.id desc`.execute(db)
  const [first] = rows
  const homes = rows.filter((row) => row.id !== null)
  return {
    homes: homes.slice(0, limit),
    more: homes.length > limit,
    total: first?.total ?? 0,
    fresh: first?.fresh ?? 0,
    others: first?.others ?? 0,
  }
}
