import type {
  AnalysisAgentLine,
  AnalysisAgents,
  GetAnalysisAgentsParams,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { clockOf } from '../inbox/index.ts'
import { agentsOf } from '../user/index.ts'
import { casesByAgent, homesOf, type AgentRow, type HomesRow } from './agents.repository.ts'
import { cohortFor } from './asked.ts'
import { shareOf } from './share.ts'

function toLine(
  agentId: string | null,
  name: string | null,
  cases: AgentRow | undefined,
  homes: HomesRow | undefined,
): AnalysisAgentLine {
  const { n = 0, visited = 0, accepted = 0, closed = 0, median = null } = cases ?? {}
  return {
    agentId,
    name,
    n,
    visited,
    share: shareOf(visited, n),
    accepted,
    closed,
    medianMinutes: median,
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
  const cases = await casesByAgent(db, of, clock)
  const homes = await homesOf(db, of.whose, of.now)
  const people = await agentsOf(db, actor.agencyId)
  const line = (agentId: string | null, name: string | null) => {
    const theirs = (row: { whole: boolean; agent: string | null }): boolean =>
      !row.whole && row.agent === agentId
    return toLine(agentId, name, cases.find(theirs), homes.find(theirs))
  }
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
    total: toLine(
      null,
      null,
      cases.find(({ whole }) => whole),
      homes.find(({ whole }) => whole),
    ),
    agents: lines
      .map(({ of: one }) => one)
      .toSorted((a, b) => b.n - a.n)
      .slice(0, 200),
  }
}
