import type { InboxClock } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { cohort, type Cohort } from './cohort.ts'
import { quantile, waitsBy } from './waits.ts'
import type { Asker } from './whose.ts'

/** What became of somebody's cases. */
export interface AgentRow {
  whole: boolean
  agent: string | null
  n: number
  visited: number
  accepted: number
  closed: number
  /** Of their waits, in minutes of office hours. */
  median: number | null
}

/** The cases of a cohort by who has them: steps and waits of one reading. */
export async function casesByAgent(db: Db, of: Cohort, clock: InboxClock): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    with ${cohort(of, 'agent')}, waits as (${waitsBy(clock)})
    select grouping(key) = 1 as whole, key as agent, count(*)::int as n,
      count(*) filter (where visited)::int as visited,
      count(*) filter (where accepted)::int as accepted,
      count(*) filter (where closed)::int as closed, ${quantile(0.5)} as median
    from waits group by grouping sets ((), (key))
    order by 1 desc, 3 desc, 2 limit 201`.execute(db)
  return rows
}

/** Homes on the market that somebody looks after, and how long these have been there. */
export interface HomesRow {
  whole: boolean
  agent: string | null
  homes: number
  days: number | null
}

export async function homesOf(
  db: Db,
  { agencyId, userId, people }: Asker,
  now: Date,
): Promise<HomesRow[]> {
  const { rows } = await sql<HomesRow>`
    select grouping(agent_id) = 1 as whole, agent_id as agent, count(*)::int as homes,
      round(percentile_cont(0.5) within group (order by
        extract(epoch from ${now}::timestamptz - published_at) / 86400))::int as days
    from property
    where agency_id = ${agencyId}::uuid and deleted_at is null and published_at is not null
      and published_at <= ${now} and status in ('active', 'reserved')
      ${userId === null ? sql`` : sql`and agent_id = ${userId}::uuid`}
      ${people === null ? sql`` : sql`and agent_id = any(${people}::uuid[])`}
    group by grouping sets ((), (agent_id))`.execute(db)
  return rows
}
