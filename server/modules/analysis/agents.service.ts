import type {
  AnalysisAgentLine,
  AnalysisAgents,
  GetAnalysisAgentsParams,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import { clockOf } from '../inbox/index.ts'
import { agentsOf } from '../user/index.ts'
import { cohortFor } from './asked.ts'
import { funnelOf, type FunnelRow } from './funnel.repository.ts'
import { waitsOf, type WaitRow } from './response.repository.ts'
import { shareOf } from './share.ts'
import type { Asker } from './whose.ts'

/** Homes on the market that somebody looks after, and how long these have been there. */
interface HomesRow {
  whole: boolean
  agent: string | null
  homes: number
  days: number | null
}

async function homesOf(
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

interface Parts {
  funnel: FunnelRow | undefined
  wait: WaitRow | undefined
  homes: HomesRow | undefined
}

function toLine(
  agentId: string | null,
  name: string | null,
  { funnel, wait, homes }: Parts,
): AnalysisAgentLine {
  const [n, visited] = [funnel?.enquiry ?? 0, funnel?.n.visited ?? 0]
  return {
    agentId,
    name,
    n,
    visited,
    share: shareOf(visited, n),
    accepted: funnel?.n.accepted ?? 0,
    closed: funnel?.n.closed ?? 0,
    medianMinutes: wait?.median ?? null,
    homes: homes?.homes ?? 0,
    homeDays: homes?.days ?? null,
  }
}

/** What became of the enquiries of a period by who has them; of a STAFF their own line. */
export async function readAgents(
  db: Db,
  actor: Actor,
  query: GetAnalysisAgentsParams,
  now: Date,
): Promise<AnalysisAgents> {
  const of = await cohortFor(db, actor, query, now)
  const clock = await clockOf(db, actor.agencyId)
  const funnel = await funnelOf(db, of, 'agent')
  const { groups } = await waitsOf(db, of, clock, 'agent')
  const homes = await homesOf(db, of.whose, of.now)
  const people = await agentsOf(db, actor.agencyId)
  const line = (agentId: string | null, name: string | null) =>
    toLine(agentId, name, {
      funnel: funnel.find(({ whole, key }) => !whole && key === agentId),
      wait: groups.find(({ whole, key }) => !whole && key === agentId),
      homes: homes.find(({ whole, agent }) => !whole && agent === agentId),
    })
  const shown = people.filter(
    ({ id }) =>
      (of.whose.userId === null || id === of.whose.userId) &&
      (of.whose.people?.includes(id) ?? true),
  )
  // Whoever left with nothing in the period is no line.
  const lines = [
    ...shown.map(({ id, name, active }) => ({ active, of: line(id, name) })),
    { active: false, of: line(null, null) },
  ].filter(({ active, of: { n, homes: count } }) => active || n > 0 || count > 0)
  return {
    from: of.period.from,
    to: of.period.to,
    asOf: of.now.toISOString(),
    total: toLine(null, null, {
      funnel: funnel.find(({ whole }) => whole),
      wait: groups.find(({ whole }) => whole),
      homes: homes.find(({ whole }) => whole),
    }),
    agents: lines
      .map(({ of: one }) => one)
      .toSorted((a, b) => b.n - a.n)
      .slice(0, 200),
  }
}
