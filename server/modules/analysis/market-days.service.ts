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
import { closingsOf } from './closings.repository.ts'
import { coarse } from './coarse.ts'
import {
  othersHomes,
  ownHomes,
  type FollowedRow,
  type MarketDays,
} from './market-days.repository.ts'
import { lastWholeMonth, monthLater } from './period.ts'
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

/** Others' homes by whole months alone: a day more or less would be one home more or less. */
function othersOf({ query }: MarketDays, to: string, now: Date): MarketDays {
  const month = lastWholeMonth(to, now)
  const end = startOfDay(`${monthLater(month, 1)}-01`)
  return { start: startOfDay(`${monthLater(month, -MONTHS)}-01`), end, now: end, query }
}

/** What is told of others' homes; null where they are too few. */
function toldOfOthers(rows: FollowedRow[]): AnalysisSurvival | null {
  const enough = rows.length >= OTHERS.homes && agenciesOf(rows) >= OTHERS.agencies
  return enough ? coarse(toldOf(rows), rows) : null
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
    const others = () => othersHomes(db, othersOf(of, dayOf(now), now), agencyId)
    const days = own.medianDays ?? toldOfOthers(await others())?.medianDays ?? null
    if (days !== null) found.set(operation, days)
  }
  return found
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
  const others = await othersHomes(db, othersOf(of, period.to, until), actor.agencyId)
  return {
    from,
    to: period.to,
    asOf: until.toISOString(),
    agentId: whose.userId,
    own: toldOf(await ownHomes(db, of, whose)),
    others: toldOfOthers(others),
    closings: await closingsOf(db, of, whose),
  }
}
