import { fieldErrors } from '../../../contract/errors.ts'
import { portion } from '../../../money.ts'
import { say } from '../messages.ts'
import { sentBack } from '../money/sent-back.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Changes, Doing } from './doing.ts'

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

/** Both said the same: that much goes back, and it is settled. */
export function agree({ order, side, input, lang }: Doing): Changes {
  const pct = input.percent ?? fieldErrors({ percent: say(lang, 'required') })
  const said = { buyer_pct: order.buyer_pct, seller_pct: order.seller_pct, [`${side}_pct`]: pct }
  return said.buyer_pct === said.seller_pct
    ? { ...said, state: 'closed', ...backing(order, portion(order.total ?? 0, pct, 100)) }
    : said
}

/** Sent back: at least a cent, and no more than is left of what was paid. */
export function refund({ order, input, lang }: Doing): Changes {
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
export function receive({ order, input, lang }: Doing): Changes & { refunded: number } {
  const total = order.total ?? 0
  const due = total - order.back
  const came = input.amount ?? (due > 0 ? due : total)
  if (came < Math.max(1, due) || came > total) fieldErrors({ amount: say(lang, 'receivedAmount') })
  const refunded = total - came
  return { payment: refunded > 0 ? 'part_refunded' : 'paid', refunded }
}
