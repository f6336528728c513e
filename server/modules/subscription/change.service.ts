import type {
  Subscription,
  SubscriptionChange,
  SubscriptionChoice,
  SubscriptionPreview,
} from '../../../generated/model/index.ts'
import { conflict, notAcceptable } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { rectifyInvoice } from '../invoice/index.ts'
import { creditCard } from './card/credit.ts'
import { charge, noteOwed } from './billing.ts'
import { offerOf, refuseUnbilled, type Offer } from './footing.ts'
import { tellIssued } from './mails.ts'
import { say } from './messages.ts'
import { monthDay } from './period.ts'
import { holdSubscription, keepRow, NOTHING_NEXT, saveRow } from './row.ts'
import { showSubscription } from './view.ts'

/** An offer as the contract shows it. */
const toPreview = ({ terms, quote }: Offer): SubscriptionPreview => ({
  planId: terms.plan.id,
  seats: terms.seats,
  period: terms.period,
  now: quote.now,
  from: quote.from,
  lines: quote.lines.map((line) => ({ ...line, amount: line.price })),
  vat: quote.totals.vatParts,
  base: quote.totals.net,
  total: quote.totals.total,
})

/** What a change would cost; nothing is written. */
export const previewSubscription = async (
  db: Db,
  actor: Actor,
  choice: SubscriptionChoice,
  now: Date,
): Promise<SubscriptionPreview> => toPreview(await offerOf(db, actor, choice, now))

/** Charges what counts at once, or takes an invoice back; the invoice's id. */
async function settle(work: Work, { quote, undoes }: Offer): Promise<string | null> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  const now = deps.now()
  if (undoes) {
    const what = { id: undoes, refund: null, cause: say(lang, 'undone') }
    await creditCard(trx, await rectifyInvoice(trx, what, now), now)
    return null
  }
  if (!quote.now || quote.totals.total === 0) return null
  const invoice = await charge(trx, { agencyId, lines: quote.lines, now })
  if (!invoice) return notAcceptable(say(lang, 'noIssuer'))
  if (invoice.payable !== quote.totals.total)
    throw new Error(`${invoice.full_number} is ${invoice.payable}, shown was ${quote.totals.total}`)
  await tellIssued(work, invoice)
  return invoice.id
}

/** What is written of an offer that counts now, or for the end of the period. */
function changesOf({ stands, terms, quote }: Offer) {
  const { plan, seats, period } = terms
  if (!quote.now)
    return { cancelled: false, next_plan_id: plan.id, next_seats: seats, next_period: period }
  const { row, edition } = stands
  const isKept = row?.plan_id === plan.id && row.period === period && row.period_end === quote.ends
  return {
    plan_id: plan.id,
    seats,
    period,
    edition: isKept ? row.edition : edition.validFrom,
    ...(row?.period_end !== quote.ends && {
      period_start: quote.from,
      period_day: monthDay(quote.from, null),
    }),
    period_end: quote.ends,
    cancelled: false,
    ...NOTHING_NEXT,
  }
}

/** Seats of before where a change only adds some to a period that runs; null otherwise. */
function seatsBefore({ stands: { row }, terms, quote }: Offer): number | null {
  const onlySeats =
    quote.now &&
    !quote.undoes &&
    row?.plan_id === terms.plan.id &&
    row.period === terms.period &&
    row.period_end === quote.ends
  return onlySeats && terms.seats > row.seats ? row.seats : null
}

/** Takes a plan, at the total that was shown; the same wish again does nothing more. */
export async function changeSubscription(
  work: Work,
  { operationId, previewTotal, ...choice }: SubscriptionChange,
): Promise<Subscription> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  const now = deps.now()
  await holdSubscription(trx, agencyId)
  const done = await trx
    .selectFrom('subscription_act')
    .select('agency_id')
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
  if (done?.agency_id === agencyId) return showSubscription(trx, actor, deps)
  const offer = await offerOf(trx, actor, choice, now)
  if (offer.quote.totals.total !== previewTotal) conflict(toPreview(offer), say(lang, 'changed'))
  await refuseUnbilled(trx, actor)
  const { plan, seats, period } = offer.terms
  const invoiceId = await settle(work, offer)
  const { edition } = offer.stands
  await keepRow(trx, agencyId, { planId: plan.id, edition: edition.validFrom, seats, now })
  await saveRow(trx, agencyId, changesOf(offer), now)
  await noteOwed(trx, agencyId)
  await trx
    .insertInto('subscription_act')
    .values({
      operation_id: operationId,
      agency_id: agencyId,
      at: now,
      kind: offer.quote.undoes ? 'undo' : offer.quote.now ? 'change' : 'agree',
      user_id: userId,
      plan_id: plan.id,
      seats,
      period,
      seats_before: seatsBefore(offer),
      invoice_id: invoiceId,
    })
    .execute()
  return showSubscription(trx, actor, deps)
}

/** Lets the plan end with its period. */
export async function cancelSubscription({ trx, deps, actor }: Work): Promise<Subscription> {
  const { agencyId, lang } = actor
  const now = deps.now()
  await holdSubscription(trx, agencyId)
  const shown = await showSubscription(trx, actor, deps)
  if (shown.cancelled) notAcceptable(say(lang, 'cancelledAlready'))
  if (shown.periodEnd === null) notAcceptable(say(lang, 'nothingToCancel'))
  await saveRow(trx, agencyId, { cancelled: true, ...NOTHING_NEXT }, now)
  return showSubscription(trx, actor, deps)
}

/** Takes back what was agreed for the end of the period. */
export async function resumeSubscription({ trx, deps, actor }: Work): Promise<Subscription> {
  const { agencyId, lang } = actor
  const now = deps.now()
  await holdSubscription(trx, agencyId)
  const shown = await showSubscription(trx, actor, deps)
  if (!shown.cancelled && shown.next === null) notAcceptable(say(lang, 'nothingToResume'))
  await saveRow(trx, agencyId, { cancelled: false, ...NOTHING_NEXT }, now)
  return showSubscription(trx, actor, deps)
}
