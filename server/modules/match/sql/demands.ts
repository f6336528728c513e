import type { MatchState } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { keyOf, OPERATION } from '../codes.ts'
import { islandOfCode, ISLAND } from '../weighing/places.ts'
import { fits } from './fits.ts'
import type { Edge } from './homes.ts'
import { scoreOf } from './shares.ts'
import { DEMANDS, oneHome } from './sides.ts'

type Sql = RawBuilder<unknown>

/** A demand that a home fits. */
export interface FoundDemand {
  id: string
  op: number
  score: number
  state: MatchState
}

export interface DemandsAsked {
  propertyId: string
  /** The home, one per operation. */
  facts: Facts[]
  /** Whose demands: a condition on `match_demand d`. */
  whose: Sql
  now: Date
  least?: number
  limit: number
  edge: Edge | null
}

/**
 * The roads by which a home finds demands: its operation with everywhere, its island and its
 * municipality.
 */
function keysOf({ operation, muni }: Facts): number[] {
  const island = islandOfCode(muni)
  return [...new Set([0, muni, ...(island ? [ISLAND[island]] : [])])].map((place) =>
    keyOf(OPERATION[operation], place),
  )
}

function fitting({ facts, whose, now, propertyId }: DemandsAsked): Sql {
  const parts = facts.map((home) => {
    const pair = { d: DEMANDS, h: oneHome(home) }
    return sql`
      select d.demand_id as id, ${OPERATION[home.operation]}::int4 as op, ${scoreOf(pair)} as score
      from match_demand d
      where d.open and d.keys && ${keysOf(home)}::int4[] and ${whose} and (d.expires_at is null
      or d.expires_at > ${now}) and ${fits(pair)}`
  })
  const all = sql.join(parts, sql` union all `)
  const single =
    parts.length === 1
      ? all
      : sql`select distinct on (id) * from (${all}) x order by id, score desc, op`
  return sql`select f.*, coalesce(m.state, 'new') as state from (${single}) f
    left join match m on m.demand_id = f.id and m.property_id = ${propertyId}::uuid
    where coalesce(m.state, 'new') not in ('disliked', 'discarded')`
}

/** A page of demands that a home fits, best first, and how many there are in all. */
export async function demandsOf(db: Db, asked: DemandsAsked) {
  const { edge, limit, least = 0, facts } = asked
  if (facts.length === 0) return { demands: [], more: false, total: 0 }
  const { rows } = await sql<FoundDemand & { total: number }>`
    with fit as materialized (${fitting(asked)}),
    page as (
      select * from fit
      where score >= ${least}
        ${edge ? sql`and (score, id) < (${edge.score}, ${edge.id}::uuid)` : sql``}
      order by score desc, id desc limit ${limit + 1}
    ),
    sums as (select count(*)::int as total from fit)
    select page.*, sums.total from sums left join page on true
    order by page.score desc, page.id desc`.execute(db)
  const demands = rows.filter((row) => row.id !== null)
  return {
    demands: demands.slice(0, limit),
    more: demands.length > limit,
    total: rows[0]?.total ?? 0,
  }
}
