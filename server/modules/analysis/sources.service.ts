import type {
  AnalysisSource,
  AnalysisSourceCost,
  AnalysisSourceCostInput,
  AnalysisSources,
  GetAnalysisSourcesParams,
} from '../../../generated/model/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { cohortFor } from './asked.ts'
import { monthLater } from './period.ts'
import { shareOf } from './share.ts'
import { isWhole } from './whose.ts'
import { costsBetween, keepCost, sourcesOf, type SourceRow } from './sources.repository.ts'

type Cost = AnalysisSourceCost & { source: string }

/** Months that begin in a period, YYYY-MM. */
export function monthsOf(from: string, to: string): string[] {
  const first = from.endsWith('-01') ? from.slice(0, 7) : monthLater(from, 1)
  const months: string[] = []
  for (let month = first; `${month}-01` <= to; month = monthLater(`${month}-01`, 1))
    months.push(month)
  return months
}

const sum = (numbers: number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((all, one) => all + one, 0)

/** A source with its costs: each month of the period, also those nobody wrote down. */
export function lineOf(row: SourceRow, months: string[], costs: Cost[]): AnalysisSource {
  const own = months.map((month): AnalysisSourceCost => ({
    month,
    amount: costs.find((one) => one.month === month && one.source === row.source)?.amount ?? null,
  }))
  const cost = sum(own.flatMap(({ amount }) => amount ?? []))
  return {
    ...row,
    share: shareOf(row.visited, row.n),
    costs: own,
    cost,
    costPerVisit: cost === null || row.visited === 0 ? null : Math.round(cost / row.visited),
  }
}

/** All sources together; a visit costs what those cost whose cost is known. */
export function totalOf(lines: AnalysisSource[]): AnalysisSource {
  const all = (key: 'n' | 'repeated' | 'visited' | 'closed') =>
    lines.reduce((total, line) => total + line[key], 0)
  const priced = lines.filter(({ cost }) => cost !== null)
  const cost = sum(priced.flatMap((line) => line.cost ?? []))
  const visits = priced.reduce((total, { visited }) => total + visited, 0)
  return {
    source: null,
    n: all('n'),
    repeated: all('repeated'),
    visited: all('visited'),
    closed: all('closed'),
    share: shareOf(all('visited'), all('n')),
    fee: sum(lines.flatMap((line) => line.fee ?? [])),
    costs: [],
    cost,
    costPerVisit: cost === null || visits === 0 ? null : Math.round(cost / visits),
  }
}

/**
 * Where the enquiries of a period came from; fees to an ADMIN alone, costs only where the whole agency
 * is asked for.
 */
export async function readSources(
  db: Db,
  actor: Actor,
  query: GetAnalysisSourcesParams,
  now: Date,
): Promise<AnalysisSources> {
  const of = await cohortFor(db, actor, query, now)
  const { from, to } = of.period
  const months = isWhole(of.whose) && !of.operation?.length ? monthsOf(from, to) : []
  const [first, last] = [months[0], months.at(-1)]
  const costs = first && last ? await costsBetween(db, actor.agencyId, first, last) : []
  const rows = await sourcesOf(db, of, { withFees: actor.role === 'ADMIN' })
  // What cost something and brought nothing is what an agency wants to see.
  const silent = [...new Set(costs.map(({ source }) => source))].filter(
    (source) => !rows.some((row) => row.source === source),
  )
  const none = { n: 0, repeated: 0, visited: 0, closed: 0, fee: null }
  const lines = [...rows, ...silent.map((source) => ({ source, ...none }))].map((row) =>
    lineOf(row, months, costs),
  )
  return {
    from,
    to,
    asOf: of.now.toISOString(),
    agentId: of.whose.userId,
    total: totalOf(lines),
    sources: lines.slice(0, 200),
  }
}

/** Writes down what a month of a source cost. The contract lets only an ADMIN in. */
export async function setSourceCost(
  { trx, deps, actor }: Work,
  { month, source, amount }: AnalysisSourceCostInput,
): Promise<AnalysisSourceCost> {
  await keepCost(trx, actor.agencyId, { month, source, amount }, deps.now())
  return { month, amount }
}
