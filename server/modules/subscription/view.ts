import type {
  Subscription,
  SubscriptionLimits,
  SubscriptionNext,
  SubscriptionOwed,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { oldestOpen } from '../invoice/index.ts'
import { limitsOf, STAGE_DAYS, standingOf, toPlan, type Stands } from '../plan/index.ts'
import { ABOUT, billingOf } from './billing.ts'

/** What is agreed for the end of the period or of the trial. */
function nextOf({ row, trialEnd }: Stands): SubscriptionNext | null {
  const from = row?.period_end ?? trialEnd
  if (!row?.next_plan_id || row.next_seats === null || row.next_period === null || from === null)
    return null
  return { planId: row.next_plan_id, seats: row.next_seats, period: row.next_period, from }
}

/** What is to be paid first, and what stops when. */
async function owedBy(db: Db, agencyId: string): Promise<SubscriptionOwed | null> {
  const invoice = await oldestOpen(db, { kind: ABOUT, id: agencyId })
  if (!invoice?.due_on) return null
  const dueOn = invoice.due_on
  return {
    invoiceId: invoice.id,
    fullNumber: invoice.full_number,
    amount: invoice.payable - invoice.paid,
    dueOn,
    graceOn: daysLater(dueOn, STAGE_DAYS.grace),
    limitedOn: daysLater(dueOn, STAGE_DAYS.limited),
    freeOn: daysLater(dueOn, STAGE_DAYS.free),
  }
}

/** The plan of an agency, for its ADMIN. */
export async function showSubscription(
  db: Db,
  { agencyId }: Pick<Actor, 'agencyId'>,
  now: Date,
): Promise<Subscription> {
  const stands = await standingOf(db, agencyId, dayOf(now))
  const isPaid = stands !== null && stands.state !== 'free' && stands.state !== 'trial'
  return {
    state: stands?.state ?? 'open',
    plan: stands && toPlan(stands.plan),
    seats: stands?.seats ?? 1,
    period: isPaid ? (stands.row?.period ?? null) : null,
    periodEnd: isPaid ? (stands.row?.period_end ?? null) : null,
    trialEnd: stands?.trialEnd ?? null,
    cancelled: isPaid && stands.row?.cancelled === true,
    next: stands && nextOf(stands),
    owed: await owedBy(db, agencyId),
    limits: await limitsOf(db, agencyId, stands),
    missing: (await billingOf(db, agencyId)).missing,
  }
}

/** What is used of the plan, for everybody of the agency. */
export async function showLimits(
  db: Db,
  { agencyId }: Pick<Actor, 'agencyId'>,
  now: Date,
): Promise<SubscriptionLimits> {
  const stands = await standingOf(db, agencyId, dayOf(now))
  return {
    state: stands?.state ?? 'open',
    planName: stands?.plan.name ?? null,
    items: await limitsOf(db, agencyId, stands),
  }
}
