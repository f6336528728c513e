import type { Subscription, SubscriptionCheckout } from '../../../../generated/model/index.ts'
import { takesCards } from '../../../config/payments.ts'
import type { Ctx } from '../../../contract/context.ts'
import { HttpError, notAcceptable, notFound } from '../../../contract/errors.ts'
import { pageIn } from '../../../contract/language.ts'
import { actorOf } from '../../../contract/rights/actor.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import {
  isKeyOld,
  PaymentsFailure,
  PaymentsRefused,
  type KeepSale,
  type PaymentsPort,
} from '../../../ports/payments/index.ts'
import { invoiceOf } from '../../invoice/index.ts'
import { ABOUT } from '../billing.ts'
import { PAGE } from '../mails.ts'
import { say } from '../messages.ts'
import { holdSubscription } from '../row.ts'
import { showSubscription } from '../view.ts'
import { keyOf } from './asked.ts'
import { addTry, cardOf, endTry, openTry, type TryRow } from './card.repository.ts'
import { forgetCard } from './given.ts'
import { hearCard } from './settle.ts'

/** A page is good for half an hour at least, which Stripe demands, and a little. */
const OPEN_MS = 31 * 60_000

/** A kept card may be forgotten also where no new one is taken. */
const portOf = ({ deps: { payments }, lang }: Ctx): PaymentsPort =>
  payments ?? notAcceptable(say(lang, 'noCards'))

function cardPortOf(ctx: Ctx): PaymentsPort {
  if (!takesCards(ctx.deps.config)) return notAcceptable(say(ctx.lang, 'noCards'))
  return portOf(ctx)
}

/** Where the page leads back to, with what is waited for there: that invoice, or a card as new. */
function backFrom(back: string, invoiceId: string | null, now: Date): string {
  const of: Record<string, string> =
    invoiceId === null
      ? { tarjeta: 'guardada', desde: now.toISOString() }
      : { tarjeta: 'pagada', factura: invoiceId }
  return `${back}?${new URLSearchParams(of)}`
}

/** 503 while the service does not answer; 406 where it takes nothing of what it is asked. */
async function asking<T>({ lang }: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentsFailure)
      throw new HttpError(503, { message: say(lang, 'cardsAway') })
    if (error instanceof PaymentsRefused) return notAcceptable(say(lang, 'cardsRefused'))
    throw error
  }
}

/** What is open of an invoice of the plan; 404 for another, 406 where nothing is. */
async function openOf(trx: Db, { lang }: Ctx, agencyId: string, id: string) {
  const invoice = await invoiceOf(trx, { agencyId }, id)
  if (!invoice || invoice.about_kind !== ABOUT || invoice.about_id !== agencyId)
    return notFound(lang)
  const amount = invoice.rectified_at === null ? invoice.payable - invoice.paid : 0
  if (amount <= 0) return notAcceptable(say(lang, 'nothingOpen'))
  return { amount, title: invoice.full_number }
}

/** The page that is open and for the same, or a new one, written before it is asked for. */
const pageFor = (ctx: Ctx, invoiceId: string | null): Promise<TryRow> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const { agencyId } = actorOf(ctx)
    const now = deps.now()
    await holdSubscription(trx, agencyId)
    const sold = invoiceId === null ? null : await openOf(trx, ctx, agencyId, invoiceId)
    const open = await openTry(trx, agencyId)
    const isSame = open?.invoice_id === invoiceId && open.amount === (sold?.amount ?? null)
    if (open?.kind === 'page' && open.state === 'open' && isSame && !isKeyOld(open.created_at, now))
      return open
    if (open) return notAcceptable(say(lang, open.kind === 'page' ? 'pageOpen' : 'charging'))
    const back = pageIn(deps.config.siteUrl, lang, PAGE)
    const id = uuidv7()
    const fields = {
      tryId: id,
      customer: (await cardOf(trx, agencyId))?.customer ?? null,
      amount: sold?.amount ?? null,
      title: sold?.title ?? '',
      returnUrl: backFrom(back, invoiceId, now),
      backUrl: back,
      language: lang,
      until: Math.floor((now.getTime() + OPEN_MS) / 1000),
    } satisfies KeepSale
    return addTry(
      trx,
      {
        id,
        agency_id: agencyId,
        kind: 'page',
        invoice_id: invoiceId,
        amount: fields.amount,
        fields,
      },
      now,
    )
  })

/** A page that is for something else than what is asked is closed; one that was used is heard. */
async function clear(ctx: Ctx, port: PaymentsPort, invoiceId: string | null): Promise<void> {
  const { deps } = ctx
  const { agencyId } = actorOf(ctx)
  await hearCard(deps, agencyId)
  const open = await openTry(deps.db, agencyId)
  if (open?.kind !== 'page' || open.state !== 'open' || open.session === null) return
  if (open.invoice_id === invoiceId) {
    const sold = invoiceId === null ? null : await openOf(deps.db, ctx, agencyId, invoiceId)
    if (open.amount === (sold?.amount ?? null)) return
  }
  await port.expire(open.session, `${keyOf(open)}:expire`)
  await endTry(deps.db, open, { state: 'closed' }, deps.now())
}

/** The page where a card is given for the plan, or for an invoice of it. */
export async function openCard(
  { invoiceId = null }: { invoiceId?: string | null },
  ctx: Ctx,
): Promise<SubscriptionCheckout> {
  const port = cardPortOf(ctx)
  return asking(ctx, async () => {
    await clear(ctx, port, invoiceId)
    const one = await pageFor(ctx, invoiceId)
    if (one.url) return { url: one.url }
    const sale = one.fields as unknown as KeepSale
    const made = await port.keep(sale, keyOf(one)).catch(async (error: unknown) => {
      // No page came of it: it must hold up neither another page nor a charge.
      if (error instanceof PaymentsRefused)
        await endTry(ctx.deps.db, one, { state: 'closed' }, ctx.deps.now())
      throw error
    })
    await ctx.deps.db
      .updateTable('subscription_card_try')
      .set(made)
      .where('id', '=', one.id)
      .where('state', '=', 'open')
      .execute()
    return { url: made.url }
  })
}

/** Forgets the card, here and at the service. */
export async function removeCard(ctx: Ctx): Promise<Subscription> {
  const port = portOf(ctx)
  const actor = actorOf(ctx)
  const { db } = ctx.deps
  await asking(ctx, async () => {
    await hearCard(ctx.deps, actor.agencyId)
    const card = await cardOf(db, actor.agencyId)
    if (!card) return notAcceptable(say(ctx.lang, 'noCard'))
    const open = await openTry(db, actor.agencyId)
    if (open && open.kind !== 'page') return notAcceptable(say(ctx.lang, 'charging'))
    await forgetCard(port, card.method)
    await db
      .deleteFrom('subscription_card')
      .where('agency_id', '=', actor.agencyId)
      .where('method', '=', card.method)
      .execute()
  })
  return showSubscription(db, actor, ctx.deps)
}
