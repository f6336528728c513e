import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { portion } from '../../../money.ts'
import { countOn, release } from '../../market/index.ts'
import { filesOf } from '../deliver/file.repository.ts'
import { refuseEmpty } from '../deliver/needed.ts'
import { say } from '../messages.ts'
import { sentBack } from '../money/sent-back.ts'
import { actedSince, strike } from './act.repository.ts'
import { agree, backing, receive, refund } from './back.ts'
import { diaryAccepted, diaryCancelled } from './diary.ts'
import type { Changes, Doing } from './doing.ts'
import { confirmMove, hold, move } from './hour.ts'
import { quote } from './quote.ts'
import { cancelPct } from './terms.ts'

const DAY = 86_400_000

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
  if (side === 'seller') await strike(trx, seller.id)
  const pct =
    side === 'seller' ? 100 : cancelPct(order.item.cancellation ?? 'flexible', order.starts_at, now)
  return backing(order, portion(order.total ?? 0, pct, 100))
}

const needText = ({ input, lang }: Doing): string =>
  input.text?.trim() || fieldErrors({ text: say(lang, 'required') })

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
  const last = await actedSince(trx, order.id, 'remind', new Date(now.getTime() - DAY))
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
