import type {
  AnalysisMarketDays,
  AnalysisSurvival,
  GetAnalysisMarketDaysParams,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { startOfDay } from '../../time/madrid.ts'
import { cohortFor } from './asked.ts'
import { othersHomes, ownHomes, type FollowedRow } from './market-days.repository.ts'
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

/** Days until homes are sold or let: the actor's, and those of others where they are enough. */
export async function readMarketDays(
  db: Db,
  actor: Actor,
  query: GetAnalysisMarketDaysParams,
  now: Date,
): Promise<AnalysisMarketDays> {
  const { whose, period } = await cohortFor(db, actor, query, now)
  const from = `${monthLater(period.to, -MONTHS)}-01`
  const of = { start: startOfDay(from), end: period.end, now, query }
  const others = await othersHomes(db, of, actor.agencyId)
  const told = others.length >= OTHERS.homes && agenciesOf(others) >= OTHERS.agencies
  return {
    from,
    to: period.to,
    asOf: now.toISOString(),
    agentId: whose.userId,
    own: toldOf(await ownHomes(db, of, whose)),
    others: told ? toldOf(others) : null,
  }
}
