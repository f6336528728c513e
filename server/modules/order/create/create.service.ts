import type {
  MarketTime,
  Order,
  OrderInput,
  OrderSumNow,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { actorOf } from '../../../contract/rights/actor.ts'
import { inTransaction, recordEvent, uuidv7, withAdvisoryLock, type Db } from '../../../db/index.ts'
import { feeOf } from '../../../money.ts'
import { dayOf } from '../../../time/madrid.ts'
import {
  cardAccount,
  feeBpsOf,
  isOwner,
  offeredById,
  promise,
  readHome,
  refuseHalfRead,
  sellerById,
  sumFor,
  timesFor,
  type HomeHere,
  type OfferedRow,
} from '../../market/index.ts'
import { checkWritable } from '../../property/index.ts'
import { cardDueAt, dueAt, turnsOf } from '../act/turns.ts'
import { say } from '../messages.ts'
import { tellSide } from '../news.ts'
import { addAct, insertOrder, orderOfKey } from '../order.repository.ts'
import { toOrder } from '../view/view.ts'

/** Cards are not asked for less, EUR cents: Stripe's own least. */
const LEAST_CARD = 50

/** How many near times are offered in place of one that was taken. */
const NEAR = 3

/** Free times nearest to one. */
const nearest = (items: MarketTime[], at: number): MarketTime[] =>
  items
    .toSorted(
      (a, b) => Math.abs(Date.parse(a.startsAt) - at) - Math.abs(Date.parse(b.startsAt) - at),
    )
    .slice(0, NEAR)

/** The home of an order, which its buyer has to be able to change; null where it needs none. */
async function homeFor(
  trx: Db,
  ctx: Ctx,
  propertyId: string | undefined,
  isNeeded: boolean,
): Promise<HomeHere | null> {
  if (!propertyId) return isNeeded ? fieldErrors({ propertyId: say(ctx.lang, 'required') }) : null
  await checkWritable(trx, actorOf(ctx), propertyId)
  const home = await readHome(ctx.deps, requireSession(ctx), propertyId, ctx.lang)
  return ['closed', 'archived'].includes(home.property.status) ? notFound(ctx.lang) : home
}

/** Whether a service comes to where a home is; of a home whose place is not known yet it may. */
const isOfferedAt = (
  { islands, places }: Pick<OfferedRow, 'islands' | 'places'>,
  { island, ine }: HomeHere,
): boolean =>
  (island === null || islands.includes(island)) &&
  (ine === null || places.length === 0 || places.includes(ine))

/** Orders a service, or asks for its price; the same key again answers what is there. */
export const createOrder = (input: OrderInput, outer: Ctx): Promise<Order> =>
  inTransaction(outer.deps.db, async (trx) => {
    // All of it is asked on this one connection: many at once would wait for each other's second.
    const ctx: Ctx = { ...outer, deps: { ...outer.deps, db: trx as Deps['db'] } }
    const { deps, lang } = ctx
    const actor = actorOf(ctx)
    const session = requireSession(ctx)
    await withAdvisoryLock(trx, `order ${actor.agencyId} ${input.key}`)
    const before = await orderOfKey(trx, actor.agencyId, input.key)
    if (before) {
      const seller = (await sellerById(trx, before.seller_id)) ?? notFound(lang)
      return toOrder(trx, deps, { order: before, seller, side: 'buyer', session })
    }
    const row = (await offeredById(trx, input.itemId)) ?? notFound(lang)
    const seller = (await sellerById(trx, row.seller_id)) ?? notFound(lang)
    if (row.state !== 'published' || seller.suspended_at) notFound(lang)
    if (isOwner(seller, { userId: session.userId, agencyId: actor.agencyId }))
      notAcceptable(say(lang, 'own'))
    await refuseHalfRead(trx, row, lang)
    const home = await homeFor(trx, ctx, input.propertyId, row.doc.needsHome === true)
    if (home && !isOfferedAt(row, home)) notAcceptable(say(lang, 'notThere'))
    const sum = sumFor(row, seller, home, input, lang)
    const now = deps.now()
    const asks = input.expectedTotal === undefined
    const refuse = (times: MarketTime[], key: 'sumChanged' | 'taken'): never =>
      conflict({ sum, times } satisfies OrderSumNow, say(lang, key))
    if (!asks && (sum.total === null || sum.total !== input.expectedTotal)) refuse([], 'sumChanged')
    const id = uuidv7()
    const hour = asks ? null : await hourFor()
    const fee = asks ? null : feeOf(sum.net ?? 0, await feeBpsOf(trx, seller, { now, lang }))
    const state = asks ? 'asked' : 'requested'
    const pay = !asks && input.pay === 'card' ? 'card' : 'transfer'
    if (pay === 'card' && (cardAccount(seller, deps) === null || (sum.total ?? 0) < LEAST_CARD))
      fieldErrors({ pay: say(lang, 'noCards') })
    const payment = pay === 'card' ? 'awaiting' : 'none'
    const order = await insertOrder(
      trx,
      {
        id,
        key: input.key,
        buyer_agency: actor.agencyId,
        buyer_user: session.userId,
        seller_id: seller.id,
        item_id: row.id,
        property_id: input.propertyId ?? null,
        category: row.category,
        state,
        pay,
        payment,
        item: row.doc,
        sum: asks ? { ...sum, lines: [], net: null, vat: null, retention: null, total: null } : sum,
        net: asks ? null : sum.net,
        vat: asks ? null : sum.vat,
        retention: asks ? null : sum.retention,
        total: asks ? null : sum.total,
        fee: fee?.fee ?? null,
        fee_vat: fee?.vat ?? null,
        options: input.options ?? [],
        quantity: input.quantity ?? 1,
        starts_at: hour?.startsAt ?? null,
        ends_at: hour?.endsAt ?? null,
        due_at: pay === 'card' ? cardDueAt(now) : dueAt(state, now, hour?.startsAt),
        notes: input.notes?.trim() || null,
        ...turnsOf({
          state,
          pay,
          payment,
          proposed_at: null,
          proposed_by: null,
          buyer_pct: null,
          seller_pct: null,
          payWhen: row.doc.payWhen ?? 'after',
          back: 0,
          refunded: 0,
          paid_at: null,
        }),
        created_at: now,
        updated_at: now,
      },
      dayOf(now).slice(0, 4),
    )
    await addAct(
      trx,
      { id, version: 0 },
      { act: asks ? 'ask' : 'order', side: 'buyer', by: session.userId, at: now },
    )
    await recordEvent(trx, {
      kind: asks ? 'order.ask' : 'order.order',
      agencyId: actor.agencyId,
      subject: id,
      payload: { state },
    })
    // With a card the seller is asked once it is held.
    if (pay === 'transfer')
      await tellSide(trx, { order, seller }, 'seller', asks ? 'news.ask' : 'news.order', now)
    return toOrder(trx, deps, { order, seller, side: 'buyer', session })

    /** The hour of work at the house, promised to this order; 409 with near ones where it is taken. */
    async function hourFor(): Promise<{ startsAt: Date; endsAt: Date } | null> {
      if (!home || !row.doc.needsHome || !row.doc.minutes) return null
      const startsAt = input.startsAt
        ? new Date(input.startsAt)
        : fieldErrors({ startsAt: say(lang, 'noStart') })
      const { items } = await timesFor(ctx, row, home, {
        userId: session.userId,
        from: dayOf(startsAt),
        days: NEAR,
      })
      const found = items.find((one) => one.startsAt === startsAt.toISOString())
      if (!found) return refuse(nearest(items, startsAt.getTime()), 'taken')
      const endsAt = new Date(found.endsAt)
      const hour = { orderId: id, sellerId: row.seller_id, startsAt, endsAt, geo: home.geo }
      if (await promise(trx, hour)) return { startsAt, endsAt }
      return refuse(
        nearest(
          items.filter((one) => one !== found),
          startsAt.getTime(),
        ),
        'taken',
      )
    }
  })
