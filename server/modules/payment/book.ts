import type { CardPayment } from '../../ports/payments/index.ts'
import { goneBack } from '../../money.ts'
import type { Db } from '../../db/index.ts'
import { post, type Entry } from '../ledger/index.ts'
import type { PaymentRow } from './payment.repository.ts'

type Booked = Pick<PaymentRow, 'refunded' | 'fee_back'>

/** Whether what an object moved is booked already; else it is, once, with its movement. */
async function once(
  trx: Db,
  { payment, object, kind, amount, at }: Move,
  entries: Entry[],
): Promise<boolean> {
  const known = await trx
    .selectFrom('payment_booking')
    .select('object')
    .where('object', '=', object)
    .executeTakeFirst()
  if (known) return false
  const tx = await post(trx, { at, ref: payment.number, orderId: payment.order_id, entries })
  await trx
    .insertInto('payment_booking')
    .values({ object, payment_id: payment.id, kind, amount, tx, at })
    .execute()
  return true
}

interface Move {
  payment: PaymentRow
  object: string
  kind: 'charge' | 'refund' | 'chargeback'
  amount: number
  at: Date
}

/** The site's fee and its VAT out of both together, as of the whole. */
function feeParts({ fee, fee_vat: vat }: PaymentRow, both: number): [fee: number, vat: number] {
  const [net = 0] = goneBack([fee], both, fee + vat)
  return [net, both - net]
}

/**
 * Books what the service charged and gave back, each of its objects once: from the buyer to what is
 * held for the seller and the site's fee, and back. Answers what has gone back by now.
 */
export async function bookCard(
  trx: Db,
  payment: PaymentRow,
  now: CardPayment,
  at: Date,
): Promise<Booked> {
  const side = (sign: 1 | -1, amount: number, fee: number, vat: number): Entry[] => [
    { account: 'buyer', amount: -sign * amount, agencyId: payment.buyer_agency },
    { account: 'seller:held', amount: sign * (amount - fee - vat) },
    { account: 'fee', amount: sign * fee },
    { account: 'fee_vat', amount: sign * vat },
  ]
  const [fee, vat] = feeParts(payment, payment.fee + payment.fee_vat)
  if (now.captured > 0 && now.charge)
    await once(
      trx,
      { payment, object: now.charge, kind: 'charge', amount: now.captured, at },
      side(1, now.captured, fee, vat),
    )
  await noteFailed(trx, now.failedRefunds, at)
  let { refunded, fee_back: feeBack } = payment
  for (const [index, { id, amount }] of now.refunds.entries()) {
    // A part of the fee by the share that went back; the last one has what the service says.
    const whole = refunded + amount
    const [due = 0] = goneBack([payment.fee + payment.fee_vat], whole, payment.amount)
    const total = index === now.refunds.length - 1 ? now.feeBack : due
    const [before, after] = [feeParts(payment, feeBack), feeParts(payment, total)]
    const entries = side(-1, amount, after[0] - before[0], after[1] - before[1])
    if (await once(trx, { payment, object: id, kind: 'refund', amount: -amount, at }, entries)) {
      refunded = whole
      feeBack = total
    }
  }
  if (now.disputed !== 'lost' || !now.charge) return { refunded, fee_back: feeBack }
  // Lost: the bank has given the buyer all that had not gone back; it was the seller's, and our fee.
  const both = payment.fee + payment.fee_vat
  const [before, after] = [feeParts(payment, feeBack), feeParts(payment, both)]
  const left = payment.amount - refunded
  await once(
    trx,
    { payment, object: `lost:${now.charge}`, kind: 'chargeback', amount: -left, at },
    side(-1, left, after[0] - before[0], after[1] - before[1]),
  )
  return { refunded: payment.amount, fee_back: both }
}

/** Remembers refunds that were booked and that the buyer's bank sent back. */
async function noteFailed(trx: Db, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('payment_booking')
    .set({ failed_at: at })
    .where('object', 'in', ids)
    .where('failed_at', 'is', null)
    .execute()
}
