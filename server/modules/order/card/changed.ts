import type { OrderEventAct, OrderPayment } from '../../../../generated/model/index.ts'
import { recordEvent, type Db } from '../../../db/index.ts'
import { release, sellerById } from '../../market/index.ts'
import { onCard, type PaymentRow } from '../../payment/index.ts'
import { step } from '../act/act.service.ts'
import type { Changes } from '../act/doing.ts'
import { dueAt } from '../act/turns.ts'
import { tellSide } from '../news.ts'
import { addAct, findOrder, type OrderRow } from '../order.repository.ts'
import { wantedOf } from './wanted.ts'

/** What a payment is called at the order. */
export function paymentWord(payment: PaymentRow): OrderPayment {
  if (payment.state === 'open') return 'awaiting'
  if (payment.state === 'held') return 'held'
  if (payment.state === 'released') return 'none'
  if (payment.disputed === 'open' || payment.disputed === 'lost') return 'charged_back'
  if (payment.refunded === 0) return 'paid'
  return payment.refunded < payment.amount ? 'part_refunded' : 'refunded'
}

interface Change {
  act: OrderEventAct | null
  changes: Changes
  tell: ('buyer' | 'seller')[]
}

/** What an order becomes by what became of its card. */
function changeOf(order: OrderRow, payment: PaymentRow, before: PaymentRow, now: Date): Change {
  const word = paymentWord(payment)
  const isFirst = (state: PaymentRow['state']): boolean =>
    payment.state === state && before.state !== state
  if (word === 'charged_back' && before.disputed !== payment.disputed)
    return {
      act: 'chargeback',
      changes: {
        payment: word,
        // Lost for good: the buyer has it all, and invoices follow the money.
        ...(payment.disputed === 'lost' && {
          refunded: payment.refunded,
          back: Math.max(order.back, payment.refunded),
        }),
      },
      tell: ['buyer', 'seller'],
    }
  if (isFirst('held'))
    return {
      act: 'hold',
      // Only now the seller is asked, and has their time to answer.
      changes: { payment: word, due_at: dueAt('requested', now, order.starts_at) },
      tell: ['buyer', 'seller'],
    }
  if (isFirst('released')) {
    if (order.state === 'requested')
      return { act: 'expire', changes: { payment: word, state: 'expired' }, tell: ['buyer'] }
    // Accepted, and the hold is gone: the work is paid by transfer, as if no card had been given.
    if (['accepted', 'delivered', 'completed', 'disputed', 'closed'].includes(order.state))
      return {
        act: 'card_lost',
        changes: { pay: 'transfer', payment: 'awaiting' },
        tell: ['buyer', 'seller'],
      }
    return { act: null, changes: { payment: word }, tell: [] }
  }
  const paid = order.paid_at === null && payment.captured_at !== null
  const gone = payment.refunded > before.refunded
  return {
    act: gone ? 'give_back' : paid ? 'charge' : null,
    changes: {
      payment: word,
      ...(paid && { paid_at: now }),
      refunded: payment.refunded,
      back: Math.max(order.back, payment.refunded),
    },
    tell: gone ? ['buyer', 'seller'] : paid ? ['seller'] : [],
  }
}

/** Told how a card stands; whoever looked at the service for it. */
async function changed(trx: Db, payment: PaymentRow, before: PaymentRow, now: Date): Promise<void> {
  const order = await findOrder(trx, payment.order_id, true)
  const seller = order && (await sellerById(trx, order.seller_id))
  if (!order || !seller || order.pay !== 'card') return
  // Paid after nobody waited for it any more: let go of, and nobody is asked.
  const isLate = payment.state === 'held' && order.state !== 'requested'
  const { act, changes, tell } = isLate
    ? { act: null, changes: {}, tell: [] as Change['tell'] }
    : changeOf(order, payment, before, now)
  const isSame = Object.entries(changes).every(
    ([key, value]) => String(order[key as keyof OrderRow]) === String(value),
  )
  if (isSame) return
  const saved = await step(trx, order, changes, now)
  if (saved.state === 'expired') await release(trx, order.id)
  if (act === null) return
  await addAct(trx, order, { act, side: 'time', by: null, at: now })
  await recordEvent(trx, {
    kind: `order.${act}`,
    agencyId: order.buyer_agency,
    subject: order.id,
    payload: { payment: saved.payment },
  })
  for (const side of tell)
    await tellSide(
      trx,
      { order: saved, seller },
      side,
      act === 'hold' && side === 'seller' ? 'news.order' : `news.${act}`,
      now,
    )
}

/** Cards are paid for orders; module payment asks here what should become of them. */
export const listenToCards = (): void => onCard({ wanted: wantedOf, changed })
