import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { oldestOpen } from '../invoice/index.ts'
import { editionOn, freeOf, rowOf, STAGE_DAYS, stageOf, standingOf } from '../plan/index.ts'
import { ABOUT, billingOf, charge, DUE_DAYS, noteOwed } from './billing.ts'
import { paidOf } from './footing.ts'
import { factsOf, tell, tellIssued } from './mails.ts'
import { watchMarket } from './market.ts'
import { monthDay, readsPeriods } from './period.ts'
import { wholeFrom, type Terms } from './quote.ts'
import { FREE, holdSubscription, NOTHING_NEXT, saveRow } from './row.ts'
import type { Turn } from './turn-of.ts'

/** The free plan, with nothing agreed. */
async function fall({ trx, deps, agencyId, edition }: Turn): Promise<void> {
  const free = freeOf(edition)
  const changes = { ...FREE, plan_id: free.id, seats: free.seats, edition: edition.validFrom }
  await saveRow(trx, agencyId, changes, deps.now())
  await noteOwed(trx, agencyId)
}

/**
 * A period that cannot be invoiced since the company's data are not there: it is owed as if it were,
 * due in as many days, and told. Where it is the operator who lacks something, nobody owes.
 */
async function waitForData(turn: Turn, from: string): Promise<void> {
  const { trx, deps, agencyId, day } = turn
  const row = await rowOf(trx, agencyId)
  if (!row?.period_end || row.owed_since !== null) return
  if ((await billingOf(trx, agencyId)).missing.length === 0) return
  const owed_since = daysLater(from, DUE_DAYS)
  // Who was told of a stage before is not told of it again.
  await saveRow(trx, agencyId, { owed_since, told_stage: stageOf(owed_since, day) }, deps.now())
  await tell(turn, {
    agencyId,
    occasion: 'unbilled',
    facts: { day: daysLater(owed_since, STAGE_DAYS.limited) },
  })
}

/** Begins a period of a plan and invoices it; false while an invoice lacks what it needs. */
async function begin(
  turn: Turn,
  terms: Terms,
  { from, on }: { from: string; on: number | null },
): Promise<boolean> {
  const { trx, deps, agencyId, edition } = turn
  const made = wholeFrom(from, terms, { vatPct: edition.vatPct, lang: 'es' }, { now: true, on })
  const invoice = await charge(trx, { agencyId, lines: made.lines, now: deps.now() })
  if (!invoice) {
    await waitForData(turn, from)
    return false
  }
  const { plan, seats, period } = terms
  const changes = {
    plan_id: plan.id,
    seats,
    period,
    edition: edition.validFrom,
    period_start: made.from,
    period_end: made.ends,
    period_day: monthDay(made.from, on),
    ...NOTHING_NEXT,
  }
  await saveRow(trx, agencyId, changes, deps.now())
  await noteOwed(trx, agencyId)
  await tellIssued(turn, invoice)
  return true
}

/**
 * Ends what is over and begins what is next; while an invoice is past its day nothing begins. What
 * could not be invoiced is as soon as it can, from its own day on.
 */
async function renew(turn: Turn): Promise<void> {
  const { trx, agencyId, edition, day } = turn
  for (;;) {
    const stands = await standingOf(trx, agencyId, day)
    const row = stands?.row
    // What is paid in a way that only a later version knows is begun by that one.
    if (!stands || !row || !readsPeriods(row)) return
    const stage = stageOf(row.owed_since, day)
    const open = stage && (await oldestOpen(trx, { kind: ABOUT, id: agencyId }))
    if (stage === 'free' && row.period_end !== null) {
      await fall(turn)
      if (!open) await tell(turn, { agencyId, occasion: 'unbilledFree', facts: {} })
      return
    }
    const isTrialOver = row.period_start === null && stands.state !== 'trial'
    const isDue = row.period_end !== null ? row.period_end <= day : isTrialOver && row.next_plan_id
    if (!isDue || open) return
    if (row.cancelled) return fall(turn)
    const paid = paidOf(stands)
    const id = row.next_plan_id ?? row.plan_id
    const plan = edition.plans.find((one) => one.id === id)
    const period = row.next_period ?? paid?.period
    if (!plan || !period || plan.id === freeOf(edition).id) return fall(turn)
    const seats = Math.max(plan.seats, row.next_seats ?? row.seats)
    const at = { from: row.period_end ?? day, on: paid?.on ?? null }
    if (!(await begin(turn, { plan, seats, period }, at))) return
  }
}

/** The day of the stage after this one, for the words that tell of this one. */
const NEXT_DAY = {
  past_due: STAGE_DAYS.grace,
  grace: STAGE_DAYS.limited,
  limited: STAGE_DAYS.free,
  free: STAGE_DAYS.free,
} as const

/** Tells of a step down the ladder, once. */
async function tellStage(turn: Turn): Promise<void> {
  const { trx, deps, agencyId, day } = turn
  const row = (await standingOf(trx, agencyId, day))?.row
  if (!row) return
  const stage = stageOf(row.owed_since, day)
  if (stage === row.told_stage) return
  await saveRow(trx, agencyId, { told_stage: stage }, deps.now())
  if (stage === null || row.owed_since === null) return
  const invoice = await oldestOpen(trx, { kind: ABOUT, id: agencyId })
  const next = daysLater(row.owed_since, NEXT_DAY[stage])
  await tell(turn, {
    agencyId,
    occasion: invoice ? stage : 'unbilled',
    facts: { ...(invoice && factsOf(invoice)), day: next },
  })
}

/** What the clock does with one agency's plan; again on the same day it does nothing more. */
export async function turnAgency(deps: Deps, agencyId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const day = dayOf(deps.now())
    await holdSubscription(trx, agencyId)
    const edition = await editionOn(trx, day)
    if (!edition) return
    const turn = { trx, deps, agencyId, edition, day }
    await renew(turn)
    await tellStage(turn)
    await watchMarket(turn)
  })
}

/** All agencies, one after the other, each in a transaction of its own: one that fails holds up none. */
export async function turnAll(deps: Deps): Promise<void> {
  if (!(await editionOn(deps.db, dayOf(deps.now())))) return
  const agencies = await deps.db.selectFrom('agency').select('id').orderBy('id').execute()
  await eachOne(agencies, ({ id }) => turnAgency(deps, id))
}
