import type { Generated } from 'kysely'

/** How a card stands: not given yet, held, charged, let go of. */
export type PaymentState = 'open' | 'held' | 'captured' | 'released'

/** Whether the card's bank has taken it back. */
export type Disputed = 'none' | 'open' | 'won' | 'lost'

/** Calls that move money or a card, and the payout's. */
export type TryKind = 'open' | 'expire' | 'capture' | 'release' | 'refund' | 'reverse'

/** Tables of the room `payment` (0320_payment.sql); money in EUR cents. */
export interface PaymentTables {
  payment: {
    id: string
    order_id: string
    number: string
    seller_id: string
    account: string
    buyer_agency: string | null
    amount: number
    fee: number
    fee_vat: number
    session: Generated<string | null>
    session_url: Generated<string | null>
    session_until: Generated<Date | null>
    intent: Generated<string | null>
    charge: Generated<string | null>
    state: Generated<PaymentState>
    refunded: Generated<number>
    fee_back: Generated<number>
    disputed: Generated<Disputed>
    /** What of the seller's share was taken back from their account, with refunds and after them. */
    reversed: Generated<number>
    trouble: Generated<string | null>
    captured_at: Generated<Date | null>
    payable_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
  }
  payment_try: {
    id: string
    payment_id: string
    key: string
    kind: TryKind
    fields: Record<string, string | number>
    state: Generated<'open' | 'done' | 'refused'>
    answer: Generated<string | null>
    created_at: Date
    ended_at: Generated<Date | null>
  }
  payment_booking: {
    object: string
    payment_id: string
    kind: 'charge' | 'refund' | 'chargeback'
    amount: number
    tx: string
    at: Date
    /** When it was heard that the buyer's bank sent a refund back; settled once paid otherwise. */
    failed_at: Generated<Date | null>
    settled_at: Generated<Date | null>
  }
  payment_event: {
    id: string
    account: string | null
    livemode: boolean
    type: string
    object: string
    created: Date
    received_at: Date
    state: Generated<'new' | 'applied' | 'kept'>
    why: Generated<string | null>
    applied_at: Generated<Date | null>
  }
  payout: {
    id: string
    seller_id: string
    account: string
    amount: number
    object: Generated<string | null>
    state: Generated<'open' | 'sent' | 'paid' | 'failed'>
    failure: Generated<string | null>
    arrives_on: Generated<string | null>
    created_at: Date
    updated_at: Date
  }
  payout_part: { payout_id: string; payment_id: string; amount: number }
  payment_cost: { line: string; source: string; amount: number; tx: string; at: Date }
  payment_difference: {
    subject: string
    what: string
    ours: number
    theirs: number
    found_at: Date
    seen_at: Date
  }
}
