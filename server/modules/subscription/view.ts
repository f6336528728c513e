import type {
  Subscription,
  SubscriptionLimits,
  SubscriptionNext,
  SubscriptionOpenInvoice,
  SubscriptionOwed,
} from '../../../generated/model/index.ts'
import { takesCards } from '../../config/payments.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { openAbout, type InvoiceRow } from '../invoice/index.ts'
import { limitsOf, STAGE_DAYS, standingOf, toPlan, type Stands } from '../plan/index.ts'
import { ABOUT, billingOf } from './billing.ts'
import { showCard } from './card/view.ts'

/** What is agreed for the end of the period or of the trial. */
function nextOf({ row, trialEnd }: Stands): SubscriptionNext | null {
  const from = row?.period_end ?? trialEnd
  if (!row?.next_plan_id || row.next_seats === null || row.next_period === null || from === null)
    return null
  return { planId: row.next_plan_id, seats: row.next_seats, period: row.next_period, from }
}

/** An invoice as it is to be paid, what was paid of it taken off; none without a day. */
const toOpen = (invoice: InvoiceRow): SubscriptionOpenInvoice[] =>
  invoice.due_on === null
    ? []
    : [
        {
          invoiceId: invoice.id,
          fullNumber: invoice.full_number,
          amount: invoice.payable - invoice.paid,
          dueOn: invoice.due_on,
        },
      ]

/** What is to be paid first, what stops when, and what is to be paid beside it. */
async function owedBy(db: Db, agencyId: string): Promise<SubscriptionOwed | null> {
  const [first, ...more] = (await openAbout(db, { kind: ABOUT, id: agencyId })).flatMap(toOpen)
  if (!first) return null
  return {
    ...first,
    graceOn: daysLater(first.dueOn, STAGE_DAYS.grace),
    limitedOn: daysLater(first.dueOn, STAGE_DAYS.limited),
    freeOn: daysLater(first.dueOn, STAGE_DAYS.free),
    more,
  }
}

/** The plan of an agency, for its ADMIN. */
export async function showSubscription(
  db: Db,
  { agencyId }: Pick<Actor, 'agencyId'>,
  { now, config }: Pick<Deps, 'now' | 'config'>,
): Promise<Subscription> {
  const stands = await standingOf(db, agencyId, dayOf(now()))
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
    takesCards: takesCards(config),
    card: await showCard(db, agencyId),
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
