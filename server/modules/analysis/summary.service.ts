import type { AnalysisSummary, GetAnalysisSummaryParams } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { cohortFor } from './asked.ts'
import { sourcesOf } from './sources.repository.ts'
import { actsOf, countOf } from './stock/list.service.ts'
import { healthOf } from './stock/stock.service.ts'

const SOURCES = 5

/** Where deals come from, which homes to reprice, what the law asks; within the actor's rights. */
export async function readSummary(
  db: Db,
  actor: Actor,
  query: GetAnalysisSummaryParams,
  now: Date,
): Promise<AnalysisSummary> {
  const of = await cohortFor(db, actor, query, now)
  // Neither needs the other: side by side an owner waits for the longer one alone.
  const [sources, homes] = await Promise.all([
    sourcesOf(db, of),
    healthOf(db, { whose: of.whose, operation: of.operation }, now),
  ])
  const all = (key: 'n' | 'visited' | 'closed'): number =>
    sources.reduce((sum, one) => sum + one[key], 0)
  return {
    from: of.period.from,
    to: of.period.to,
    asOf: of.now.toISOString(),
    agentId: of.whose.userId,
    deals: {
      n: all('n'),
      visited: all('visited'),
      closed: all('closed'),
      sources: sources
        .filter(({ n }) => n > 0)
        .toSorted((a, b) => b.closed - a.closed || b.visited - a.visited || b.n - a.n)
        .slice(0, SOURCES)
        .map(({ source, n, visited, closed }) => ({ source, n, visited, closed })),
    },
    homes: {
      n: homes.length,
      priced: countOf(homes, ({ percentile }) => percentile !== null),
      acts: actsOf(homes),
    },
    law: {
      n: homes.length,
      red: countOf(homes, ({ passport }) => passport === 'red'),
      amber: countOf(homes, ({ passport }) => passport === 'amber'),
    },
  }
}
