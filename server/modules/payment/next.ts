import type { PaymentRow, TryRow } from './payment.repository.ts'
import type { Wanted } from './room.ts'

/** A call that is due. */
export interface Due {
  kind: Exclude<TryRow['kind'], 'open'>
  fields: TryRow['fields']
}

type Standing = Pick<
  PaymentRow,
  | 'state'
  | 'session'
  | 'session_url'
  | 'intent'
  | 'amount'
  | 'refunded'
  | 'reversed'
  | 'disputed'
  | 'trouble'
>

/** What has to be called so that a payment becomes what is wanted; null: nothing. */
export function nextCall(payment: Standing, wanted: Wanted): Due | null {
  const { state, session, intent, refunded } = payment
  if (payment.trouble !== null) return null
  if (wanted.state === 'released' && state === 'held' && intent)
    return { kind: 'release', fields: { intent } }
  // A page without an address has been closed. One where a card was refused is still open.
  if (wanted.state === 'released' && state === 'open' && session && payment.session_url)
    return { kind: 'expire', fields: { session } }
  if (wanted.state === 'captured' && state === 'held' && intent)
    return { kind: 'capture', fields: { intent } }
  if (state !== 'captured' || !intent) return null
  // The bank has taken it back for good: so do we from the seller, as far as refunds have not.
  if (payment.disputed === 'lost')
    return payment.reversed < payment.amount
      ? { kind: 'reverse', fields: { intent, amount: payment.amount - payment.reversed } }
      : null
  // Charged although nobody wanted it any more: all of it goes back.
  const back = wanted.state === 'released' ? payment.amount : Math.min(payment.amount, wanted.back)
  // What the bank has taken back, or what only a later version reads, is not given back as well.
  if (payment.disputed !== 'none' && payment.disputed !== 'won') return null
  return back > refunded ? { kind: 'refund', fields: { intent, amount: back - refunded } } : null
}
