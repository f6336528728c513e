import type { SubscriptionChoice } from '../../../generated/model/index.ts'
import { fieldErrors, laterVersion, notAcceptable } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { invoiceOf, isWhole, type NewLine } from '../invoice/index.ts'
import {
  editionOn,
  freeOf,
  planIn,
  standingOf,
  type Edition,
  type PlanDoc,
  type Stands,
} from '../plan/index.ts'
import { peopleHere } from '../user/index.ts'
import { billingOf } from './billing.ts'
import { monthDay, readsPeriods } from './period.ts'
import { quote, wholeFrom, type Footing, type Paid, type Quote, type Terms } from './quote.ts'
import { say } from './messages.ts'

const DAY_MS = 86_400_000

/** What is paid for, by the edition it was agreed by. */
export function paidOf({ row, agreed }: Stands): Paid | null {
  if (!row?.period || row.period_start === null || row.period_end === null) return null
  const { seats, period } = row
  return {
    plan: planIn(agreed, row.plan_id),
    seats,
    period,
    start: row.period_start,
    end: row.period_end,
    on: monthDay(row.period_start, row.period_day),
  }
}

/**
 * An invoice of the last day that only added seats to the period that runs; null when something came
 * after it, also a new period, for which the seats are paid again. Without its id and lines where
 * this version does not read all of it.
 */
export async function undoableOf(db: Db, agencyId: string, now: Date, paid: Paid | null) {
  const last = await db
    .selectFrom('subscription_act')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.invoice_id || last.seats_before === null) return null
  if (now.getTime() - last.at.getTime() >= DAY_MS) return null
  if (!paid || dayOf(last.at) < paid.start) return null
  const invoice = await invoiceOf(db, { agencyId }, last.invoice_id)
  if (!invoice) return null
  if (!isWhole(invoice)) return { invoiceId: null, seats: last.seats_before, lines: [] }
  const lines: NewLine[] = invoice.doc.lines.map(({ amount: _amount, ...line }) => line)
  return { invoiceId: invoice.id, seats: last.seats_before, lines }
}

/**
 * What an agency wants, by the plan that it agreed to or by those of an edition; throws 400 at the
 * field where it cannot be had.
 */
async function termsOf(
  db: Db,
  { agencyId, lang }: Actor,
  { planId, seats, period }: SubscriptionChoice,
  { edition, kept }: { edition: Edition; kept: PlanDoc | null },
): Promise<Terms> {
  const plan = kept ?? edition.plans.find(({ id }) => id === planId)
  if (!plan) return fieldErrors({ planId: say(lang, 'unknownPlan') })
  if (plan.id === freeOf(edition).id) fieldErrors({ planId: say(lang, 'useCancel') })
  const name = plan.name[lang] ?? plan.id
  if (seats < plan.seats)
    fieldErrors({ seats: say(lang, 'fewSeats', { plan: name, least: plan.seats }) })
  if (seats > plan.seats && plan.seatMonthPrice === null)
    fieldErrors({ seats: say(lang, 'manySeats', { plan: name, most: plan.seats }) })
  const people = await peopleHere(db, agencyId)
  if (seats < people.length)
    fieldErrors({
      seats: say(lang, 'people', { count: people.length, names: people.join(', ') }),
    })
  return { plan, seats, period }
}

/** What a choice comes to: what the preview shows and the change charges. */
export interface Offer {
  stands: Stands
  terms: Terms
  quote: Quote
  /** Invoice that is taken back with it. */
  undoes: string | null
}

/**
 * Whether the period of today is not invoiced yet: it comes before any change, also in the hour in
 * which one ends and the next has not begun.
 */
const isUnbilled = ({ row }: Stands, day: string): boolean =>
  row !== null && row.period_end !== null && row.period_end <= day && !row.cancelled

/** Throws 406 while an invoice to the agency would lack what the law wants on it. */
export async function refuseUnbilled(db: Db, { agencyId, lang }: Actor): Promise<void> {
  const { missing } = await billingOf(db, agencyId)
  if (missing.length > 0)
    notAcceptable(say(lang, 'missing', { what: missing.map((one) => say(lang, one)).join(', ') }))
}

/**
 * What a choice comes to when it begins later: as it is sold on that day, as far as that is known.
 * What was agreed keeps its price until its period ends.
 */
async function laterOf(
  db: Db,
  actor: Actor,
  choice: SubscriptionChoice,
  { from, on, edition: today }: { from: string; on: number | null; edition: Edition },
): Promise<Pick<Offer, 'terms' | 'quote'>> {
  const edition = (await editionOn(db, from)) ?? today
  const terms = await termsOf(db, actor, choice, { edition, kept: null })
  const bill = { vatPct: edition.vatPct, lang: actor.lang }
  return { terms, quote: wholeFrom(from, terms, bill, { now: false, on }) }
}

/**
 * What a choice of an agency costs; throws 406 where the site has no plans, while an invoice is
 * past its day, and where nothing would change; 503 where the period, the agency or the invoice to
 * take back is of a later version.
 */
export async function offerOf(
  db: Db,
  actor: Actor,
  choice: SubscriptionChoice,
  now: Date,
): Promise<Offer> {
  const { agencyId, lang } = actor
  const day = dayOf(now)
  const stands = (await standingOf(db, agencyId, day)) ?? notAcceptable(say(lang, 'noPlans'))
  const isRead = readsPeriods(stands.row) && (await readsWhole(db, 'agency.doc', { id: agencyId }))
  if (!isRead) return laterVersion(lang)
  if (isUnbilled(stands, day)) {
    await refuseUnbilled(db, actor)
    notAcceptable(say(lang, 'renewing'))
  }
  if (stands.row?.owed_since && stands.row.owed_since < day) notAcceptable(say(lang, 'paidFirst'))
  const agreed = paidOf(stands)
  // One that was cancelled is over on the day it ends, before it has fallen.
  const paid = agreed && day < agreed.end ? agreed : null
  const kept = paid?.plan.id === choice.planId && paid.period === choice.period ? paid.plan : null
  const { edition } = stands
  const terms = await termsOf(db, actor, choice, { edition, kept })
  const undoable = await undoableOf(db, agencyId, now, paid)
  const footing: Footing = {
    day,
    vatPct: edition.vatPct,
    trialEnd: stands.state === 'trial' ? stands.trialEnd : null,
    paid,
    undoable,
    lang,
  }
  const made = quote(terms, footing) ?? notAcceptable(say(lang, 'nothing'))
  if (!made.now) {
    const at = { from: made.from, on: paid?.on ?? null, edition }
    const later = await laterOf(db, actor, choice, at)
    return { stands, ...later, undoes: null }
  }
  const undoes = made.undoes ? (undoable?.invoiceId ?? laterVersion(lang)) : null
  return { stands, terms, quote: made, undoes }
}
