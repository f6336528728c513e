import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { oldestOpen } from '../invoice/index.ts'
import { editionOn, freeOf, STAGE_DAYS, stageOf, standingOf } from '../plan/index.ts'
import { ABOUT, charge, noteOwed } from './billing.ts'
import { paidOf } from './footing.ts'
import { factsOf, tell, tellIssued } from './mails.ts'
import { watchMarket } from './market.ts'
import { quote, type Terms } from './quote.ts'
import { FREE, holdSubscription, NOTHING_NEXT, saveRow } from './row.ts'
import type { Turn } from './turn-of.ts'

/** The free plan, with nothing agreed. */
async function fall({ trx, deps, agencyId, edition }: Turn): Promise<void> {
  const free = freeOf(edition)
  const changes = { ...FREE, plan_id: free.id, seats: free.seats, edition: edition.validFrom }
  await saveRow(trx, agencyId, changes, deps.now())
}

/** Begins a period of a plan and invoices it; false while an invoice lacks what it needs. */
async function begin(turn: Turn, terms: Terms, from: string): Promise<boolean> {
  const { trx, deps, agencyId, edition } = turn
  const footing = { day: from, vatPct: edition.vatPct, trialEnd: null, paid: null, undoable: null }
  const made = quote(terms, { ...footing, lang: 'es' })
  if (!made) return false
  const invoice = await charge(trx, { agencyId, lines: made.lines, now: deps.now() })
  if (!invoice) return false
  const { plan, seats, period } = terms
  const changes = {
    plan_id: plan.id,
    seats,
    period,
    edition: edition.validFrom,
    period_start: made.from,
    period_end: made.ends,
    ...NOTHING_NEXT,
  }
  await saveRow(trx, agencyId, changes, deps.now())
  await noteOwed(trx, agencyId)
  await tellIssued(turn, invoice)
  return true
}

/** Ends what is over and begins what is next; while an invoice is past its day nothing begins. */
async function renew(turn: Turn): Promise<void> {
  const { trx, agencyId, edition, day } = turn
  for (;;) {
    const stands = await standingOf(trx, agencyId, day)
    const row = stands?.row
    if (!stands || !row) return
    const stage = stageOf(row.owed_since, day)
    if (stage === 'free' && row.period_end !== null) return fall(turn)
    const isTrialOver = row.period_start === null && stands.state !== 'trial'
    const isDue = row.period_end !== null ? row.period_end <= day : isTrialOver && row.next_plan_id
    if (!isDue || stage !== null) return
    if (row.cancelled) return fall(turn)
    const paid = await paidOf(trx, stands)
    const id = row.next_plan_id ?? row.plan_id
    const plan = edition.plans.find((one) => one.id === id)
    const period = row.next_period ?? paid?.period
    if (!plan || !period || plan.id === freeOf(edition).id) return fall(turn)
    const seats = Math.max(plan.seats, row.next_seats ?? row.seats)
    if (!(await begin(turn, { plan, seats, period }, row.period_end ?? day))) return
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
  const invoice = stage && (await oldestOpen(trx, { kind: ABOUT, id: agencyId }))
  if (!invoice || row.owed_since === null) return
  await tell(turn, {
    agencyId,
    occasion: stage,
    facts: { ...factsOf(invoice), day: daysLater(row.owed_since, NEXT_DAY[stage]) },
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

/** All agencies, one after the other, each in a transaction of its own. */
export async function turnAll(deps: Deps): Promise<void> {
  if (!(await editionOn(deps.db, dayOf(deps.now())))) return
  const agencies = await deps.db.selectFrom('agency').select('id').orderBy('id').execute()
  for (const { id } of agencies) await turnAgency(deps, id)
}
