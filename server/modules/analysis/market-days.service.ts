import type {
  AnalysisMarketDays,
  AnalysisSurvival,
  GetAnalysisMarketDaysParams,
  Operation,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, startOfDay } from '../../time/madrid.ts'
import { cohortFor } from './asked.ts'
import {
  othersHomes,
  ownHomes,
  type FollowedRow,
  type MarketDays,
} from './market-days.repository.ts'
import { monthLater } from './period.ts'
import { LEAST } from './share.ts'
import { survivalOf } from './survival.ts'

/** Homes published in so many months before the end of the period are followed. */
const MONTHS = 24
/** Fewer homes, or of fewer agencies, would tell whose they are. */
export const OTHERS = { homes: 20, agencies: 5 }

const agenciesOf = (rows: FollowedRow[]): number => new Set(rows.map(({ agency }) => agency)).size

/** A curve as it is told: below ten homes only how many. */
export function toldOf(rows: FollowedRow[]): AnalysisSurvival {
  const counts = {
    n: rows.length,
    sold: rows.filter(({ sold }) => sold).length,
    agencies: agenciesOf(rows),
  }
  if (rows.length < LEAST) return { ...counts, medianDays: null, low: null, high: null, points: [] }
  const { median, low, high, points } = survivalOf(rows)
  return { ...counts, medianDays: median, low, high, points: points.slice(0, 740) }
}

/**
 * Within how many days half of the homes of each operation are sold or let: the agency's own, else
 * those of all others where they are enough to be told; none where neither is known.
 */
export async function mediansOf(
  db: Db,
  agencyId: string,
  operations: readonly Operation[],
  now: Date,
): Promise<Map<Operation, number>> {
  const start = startOfDay(`${monthLater(dayOf(now), -MONTHS)}-01`)
  const found = new Map<Operation, number>()
  for (const operation of operations) {
    const of = { start, end: now, now, query: { operation: [operation] } }
    const own = toldOf(await ownHomes(db, of, { agencyId, userId: null, people: null }))
    const days = own.medianDays ?? (await toldOthers(db, of, agencyId))?.medianDays ?? null
    if (days !== null) found.set(operation, days)
  }
  return found
}

/** Others' curve, or null: of too few, or of too few agencies. */
async function toldOthers(
  db: Db,
  of: MarketDays,
  agencyId: string,
): Promise<AnalysisSurvival | null> {
  const others = await othersHomes(db, of, agencyId)
  const told = others.length >= OTHERS.homes && agenciesOf(others) >= OTHERS.agencies
  return told ? toldOf(others) : null
}

/** Days until homes are sold or let: the actor's, and those of others where they are enough. */
export async function readMarketDays(
  db: Db,
  actor: Actor,
  query: GetAnalysisMarketDaysParams,
  now: Date,
): Promise<AnalysisMarketDays> {
  const { whose, period, now: until } = await cohortFor(db, actor, query, now)
  const from = `${monthLater(period.to, -MONTHS)}-01`
  const of = { start: startOfDay(from), end: period.end, now: until, query }
  return {
    from,
    to: period.to,
    asOf: until.toISOString(),
    agentId: whose.userId,
    own: toldOf(await ownHomes(db, of, whose)),
    others: await toldOthers(db, of, actor.agencyId),
  }
}
