import { Charges, share } from './charges.ts'
import { Refusal } from './memory.ts'
import type { Thing } from './objects.ts'

/** Disputes, what is taken back of sellers, and what they are paid out. */
export class Payouts extends Charges {
  /** The card's bank does not take what was given back: it is ours again. */
  failRefund(id: string): void {
    const refund = this.get(id, 'refund')
    refund['status'] = 'failed'
    this.line('refund_failure', id, refund['amount'])
    this.emit('refund.failed', refund)
  }

  /** A bank takes back what its card paid, or has decided about it. */
  dispute(intent: string, status: 'needs_response' | 'won' | 'lost'): Thing {
    const charge = this.get(this.get(intent)['latest_charge'])
    const known = [...this.things.values()].find(
      (one) => one['object'] === 'dispute' && one['charge'] === charge['id'],
    )
    const one =
      known ??
      this.keep('dispute', {
        charge: charge['id'],
        payment_intent: intent,
        amount: charge['amount'],
      })
    Object.assign(one, { status })
    charge['disputed'] = true
    if (!known) this.line('adjustment', one['id'], -charge['amount'], 2_000)
    this.emit(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', one)
    return one
  }

  /** What a seller was transferred is taken back, with its part of the fee. */
  reverse(id: string, fields: Thing): Thing {
    const transfer = this.get(id, 'transfer')
    const charge = this.get(transfer['source_transaction'])
    const fee = this.get(charge['application_fee'])
    const amount = Number(fields['amount'])
    const gone = transfer['amount_reversed'] + amount
    if (gone > transfer['amount']) throw new Refusal(400, 'transfers_reversal_amount')
    const due = share(fee['amount'], gone, transfer['amount']) - fee['amount_refunded']
    const feeBack = fields['refund_application_fee'] === 'true' ? due : 0
    if (amount - feeBack > (this.balances.get(transfer['destination']) ?? 0))
      throw new Refusal(400, 'balance_insufficient')
    transfer['amount_reversed'] = gone
    fee['amount_refunded'] += feeBack
    this.move(transfer['destination'], feeBack - amount)
    return this.keep('transfer_reversal', { amount, transfer: id })
  }

  payOut(account: string, amount: number, metadata: Thing = {}): Thing {
    if (amount > (this.balances.get(account) ?? 0)) throw new Refusal(400, 'balance_insufficient')
    this.move(account, -amount)
    const payout = this.keep('payout', {
      amount,
      status: 'in_transit',
      arrival_date: this.seconds() + 2 * 86_400,
      automatic: false,
      metadata,
      account,
    })
    this.emit('payout.created', payout, account)
    return payout
  }

  /** A payout arrived, or the seller's bank sent it back. */
  endPayout(id: string, account: string, status: 'paid' | 'failed'): void {
    const payout = this.get(id, 'payout')
    Object.assign(payout, { status, failure_code: status === 'failed' ? 'account_closed' : null })
    if (status === 'failed') this.move(account, payout['amount'])
    this.emit(`payout.${status}`, payout, account)
  }
}
