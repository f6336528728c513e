import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import type { Deps } from '../../../contract/deps.ts'
import { portion } from '../../../money.ts'
import { countOn, promise, release, timesFor, type HomeHere } from '../../market/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import type { OrderRow } from '../order.repository.ts'
import { cancelPct } from './terms.ts'
import type { Changes, Doing } from './doing.ts'
import { diaryAccepted, diaryCancelled, diaryMoved } from './diary.ts'
import { homeOf, quote } from './quote.ts'
import { sentBack } from '../money/sent-back.ts'
import { refuseEmpty } from '../deliver/needed.ts'
import { filesOf } from '../order.repository.ts'

const DAY = 86_400_000

const needText = ({ input, lang }: Doing): string =>
  input.text?.trim() || fieldErrors({ text: say(lang, 'required') })

/**
 * Money that goes back, what was sent back already with it: what is paid is owed, what is awaited
 * is awaited no more.
 */
export function backing(order: OrderRow, back: number): Changes {
  const total = order.total ?? 0
  const most = Math.max(sentBack(order), Math.min(total, back))
  const isLetOff = order.pay === 'transfer' && order.payment === 'awaiting' && most >= total
  return { back: most, payment: isLetOff ? 'none' : order.payment }
}

/** The hour of work at the house, which has to be free; 400 without, 406 where it is taken. */
async function hourOf(
  { trx, deps, order, seller, lang, input }: Doing,
  isNeeded: boolean,
): Promise<{ startsAt: Date; endsAt: Date; home: HomeHere } | null> {
  const home = await homeOf(trx, order, lang)
  if (!order.item.needsHome || !order.item.minutes) return null
  if (!input.startsAt) return isNeeded ? fieldErrors({ startsAt: say(lang, 'noStart') }) : null
  if (!home) return notAcceptable(say(lang, 'noHome'))
  const startsAt = new Date(input.startsAt)
  const { items } = await timesFor(
    { deps: { ...deps, db: trx as Deps['db'] } },
    { doc: order.item, lead_days: 0, seller_id: seller.id },
    home,
    { userId: null, from: dayOf(startsAt), days: 1, except: order.id },
  )
  const found = items.find((one) => one.startsAt === startsAt.toISOString())
  if (!found) return notAcceptable(say(lang, 'taken'))
  return { startsAt, endsAt: new Date(found.endsAt), home }
}

async function hold(doing: Doing): Promise<Changes> {
  const { trx, order, seller, lang } = doing
  const hour = await hourOf(doing, true)
  if (!hour) return {}
  const held = await promise(trx, {
    orderId: order.id,
    sellerId: seller.id,
    startsAt: hour.startsAt,
    endsAt: hour.endsAt,
    geo: hour.home.geo,
  })
  if (!held) notAcceptable(say(lang, 'taken'))
  return { starts_at: hour.startsAt, ends_at: hour.endsAt }
}

/** Accepted: the money is awaited, and the hour stands in the buyer's diary. */
async function accept(doing: Doing): Promise<Changes> {
  const { trx, order, seller } = doing
  await countOn(trx, order.item_id, { orders: 1 })
  const event_id = await diaryAccepted(doing)
  const site_invoices = seller.doc.issueForMe === true
  if (order.pay === 'card') return { event_id, site_invoices }
  return { payment: (order.total ?? 0) > 0 ? 'awaiting' : 'none', event_id, site_invoices }
}

async function cancel(doing: Doing): Promise<Changes> {
  const { trx, order, seller, side, now } = doing
  await release(trx, order.id)
  if (order.state !== 'accepted') return {}
  await diaryCancelled(doing)
  if (side === 'seller')
    await trx
      .updateTable('seller')
      .set((eb) => ({ strikes: eb('strikes', '+', 1) }))
      .where('id', '=', seller.id)
      .execute()
  const pct =
    side === 'seller' ? 100 : cancelPct(order.item.cancellation ?? 'flexible', order.starts_at, now)
  return backing(order, portion(order.total ?? 0, pct, 100))
}

async function move(doing: Doing): Promise<Changes> {
  const hour = await hourOf(doing, true)
  return hour ? { proposed_at: hour.startsAt, proposed_by: doing.side } : {}
}

async function confirmMove(doing: Doing): Promise<Changes> {
  const { order } = doing
  const at = order.proposed_at?.toISOString()
  const { starts_at, ends_at } = await hold({
    ...doing,
    input: { ...doing.input, ...(at && { startsAt: at }) },
  })
  const cleared = { proposed_at: null, proposed_by: null, reminded: 0 }
  if (!starts_at || !ends_at) return cleared
  await diaryMoved(doing, starts_at, ends_at)
  return { ...cleared, starts_at, ends_at }
}

/** Both said the same: that much goes back, and it is settled. */
function agree({ order, side, input, lang }: Doing): Changes {
  const pct = input.percent ?? fieldErrors({ percent: say(lang, 'required') })
  const said = { buyer_pct: order.buyer_pct, seller_pct: order.seller_pct, [`${side}_pct`]: pct }
  return said.buyer_pct === said.seller_pct
    ? { ...said, state: 'closed', ...backing(order, portion(order.total ?? 0, pct, 100)) }
    : said
}

/** Sent back: at least a cent, and no more than is left of what was paid. */
function refund({ order, input, lang }: Doing): Changes {
  const amount = input.amount ?? fieldErrors({ amount: say(lang, 'required') })
  const total = order.total ?? 0
  const gone = order.pay === 'card' ? Math.max(order.back, sentBack(order)) : order.refunded
  if (amount === 0 || amount > total - gone) fieldErrors({ amount: say(lang, 'refundTooMuch') })
  if (order.pay === 'card') return { back: gone + amount, promised: sentBack(order) + amount }
  const refunded = order.refunded + amount
  return {
    refunded,
    back: Math.max(order.back, refunded),
    payment: refunded >= total ? 'refunded' : 'part_refunded',
  }
}

/** The transfer came: what was awaited, or all that was, where it was under way when part was let off. */
function receive({ order, input, lang }: Doing): Changes & { refunded: number } {
  const total = order.total ?? 0
  const due = total - order.back
  const came = input.amount ?? (due > 0 ? due : total)
  if (came < Math.max(1, due) || came > total) fieldErrors({ amount: say(lang, 'receivedAmount') })
  const refunded = total - came
  return { payment: refunded > 0 ? 'part_refunded' : 'paid', refunded }
}

/** Done again: what was taken off for nobody being there is asked again. */
function redo(doing: Doing): Changes {
  const { order } = doing
  needText(doing)
  return {
    redos: order.redos + 1,
    back: sentBack(order),
    ...(order.pay === 'transfer' &&
      order.paid_at === null &&
      (order.total ?? 0) > 0 && { payment: 'awaiting' as const }),
  }
}

/** A buyer is reminded of a transfer once a day. */
async function remind({ trx, order, now, lang }: Doing): Promise<Changes> {
  const last = await trx
    .selectFrom('order_act')
    .select('id')
    .where('order_id', '=', order.id)
    .where('act', '=', 'remind')
    .where('at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirst()
  return last ? notAcceptable(say(lang, 'reminded')) : {}
}

/** What each act changes beside the state. */
export async function effectOf(doing: Doing): Promise<Changes> {
  const { trx, order, now, input } = doing
  switch (input.act) {
    case 'quote':
      return quote(doing)
    case 'order':
      return hold(doing)
    case 'accept':
      return accept(doing)
    case 'decline':
      await release(trx, order.id)
      return {}
    case 'cancel':
      return cancel(doing)
    case 'move':
      return move(doing)
    case 'confirm_move':
      return confirmMove(doing)
    case 'deliver':
      refuseEmpty(order, await filesOf(trx, order.id), doing.lang)
      return {}
    case 'no_access':
      needText(doing)
      return backing(order, portion(order.total ?? 0, 50, 100))
    case 'redo':
      return redo(doing)
    case 'dispute':
      needText(doing)
      return { buyer_pct: null, seller_pct: null }
    case 'agree':
      return agree(doing)
    case 'received':
      return { ...receive(doing), paid_at: now }
    case 'refund':
      return refund(doing)
    case 'remind':
      return remind(doing)
    default:
      return {}
  }
}
