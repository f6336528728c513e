import { Memory, Refusal } from './memory.ts'
import type { Thing } from './objects.ts'

/** A part of a sum by its share, to the cent. */
export const share = (part: number, of: number, whole: number): number =>
  Math.round((part * of) / whole + Number.EPSILON)

/** Pages where cards are given, and what is held, charged and given back. */
export class Charges extends Memory {
  session(fields: Thing, page: string): Thing {
    const destination = this.get(
      fields['payment_intent_data[transfer_data][destination]'],
      'account',
    )
    if (!destination['charges_enabled']) throw new Refusal(400, 'account_invalid')
    const left = Number(fields['expires_at']) - this.seconds()
    if (left < 30 * 60 - 5) throw new Refusal(400, 'parameter_invalid_integer')
    const one = this.keep('checkout.session', {
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      client_reference_id: fields['client_reference_id'],
      metadata: { order: fields['metadata[order]'] },
      success_url: fields['success_url'],
      cancel_url: fields['cancel_url'],
      expires_at: Number(fields['expires_at']),
      asked: fields,
    })
    one['url'] = `${page}/c/pay/${one['id']}`
    return one
  }

  /** A page as it is now: past its time it is closed. */
  page(id: string): Thing {
    const page = this.get(id, 'checkout.session')
    if (page['status'] === 'open' && page['expires_at'] <= this.seconds()) {
      this.close(page)
    }
    return page
  }

  /** Closes a page; a payment that no card was held for goes with it. */
  close(page: Thing): void {
    page['status'] = 'expired'
    this.emit('checkout.session.expired', page)
    const intent = page['payment_intent'] && this.get(page['payment_intent'])
    if (intent?.['status'] !== 'requires_payment_method') return
    Object.assign(intent, { status: 'canceled', canceled_at: this.seconds() })
    this.emit('payment_intent.canceled', intent)
  }

  /** Somebody gives a card that their bank refuses: the page stays open, its payment is there. */
  refuse(session: string): void {
    const page = this.page(session)
    const intent = this.hold(this.saleOf(page))
    Object.assign(intent, { status: 'requires_payment_method', amount_capturable: 0 })
    this.get(intent['latest_charge'])['status'] = 'failed'
    page['payment_intent'] = intent['id']
    this.emit('payment_intent.payment_failed', intent)
  }

  private saleOf(page: Thing): Parameters<Charges['hold']>[0] {
    const { asked } = page
    return {
      amount: page['amount_total'],
      fee: Number(asked['payment_intent_data[application_fee_amount]']),
      destination: asked['payment_intent_data[transfer_data][destination]'],
      order: asked['payment_intent_data[metadata][order]'],
    }
  }

  /** Somebody gives a card on a page, and the bank holds the sum. */
  pay(session: string): Thing {
    const page = this.page(session)
    if (page['status'] !== 'open') throw new Refusal(400, 'checkout_session_closed')
    const intent = this.hold(this.saleOf(page))
    Object.assign(page, { status: 'complete', payment_intent: intent['id'] })
    this.emit('checkout.session.completed', page)
    this.emit('payment_intent.amount_capturable_updated', intent)
    return intent
  }

  hold(of: { amount: number; fee: number; destination: string; order: string | undefined }): Thing {
    const intent = this.keep('payment_intent', {
      amount: of.amount,
      amount_capturable: of.amount,
      capture_method: 'manual',
      application_fee_amount: of.fee,
      on_behalf_of: of.destination,
      transfer_data: { destination: of.destination },
      status: 'requires_capture',
      last_payment_error: null,
      metadata: of.order ? { order: of.order } : {},
    })
    const charge = this.keep('charge', {
      amount: of.amount,
      payment_intent: intent['id'],
      application_fee: null,
      application_fee_amount: of.fee,
      destination: of.destination,
      captured: false,
      status: 'succeeded',
    })
    intent['latest_charge'] = charge['id']
    return intent
  }

  /** The intent as it is asked for: its charge, refunds and fee in it where they are expanded. */
  shown(id: string, expand: string[]): Thing {
    const intent = structuredClone(this.get(id, 'payment_intent'))
    if (!intent['latest_charge'] || !expand.some((one) => one.startsWith('latest_charge')))
      return intent
    const charge = structuredClone(this.get(intent['latest_charge']))
    if (expand.includes('latest_charge.application_fee') && charge['application_fee'])
      charge['application_fee'] = this.get(charge['application_fee'])
    if (expand.includes('latest_charge.transfer') && charge['transfer'])
      charge['transfer'] = this.get(charge['transfer'])
    if (expand.includes('latest_charge.refunds'))
      charge['refunds'] = { object: 'list', has_more: false, data: this.refundsOf(charge['id']) }
    return { ...intent, latest_charge: charge }
  }

  refundsOf(charge: string): Thing[] {
    return [...this.things.values()].filter(
      (one) => one['object'] === 'refund' && one['charge'] === charge,
    )
  }

  capture(id: string): Thing {
    const intent = this.get(id, 'payment_intent')
    if (intent['status'] !== 'requires_capture')
      throw new Refusal(400, 'payment_intent_unexpected_state')
    const charge = this.get(intent['latest_charge'])
    const { amount, application_fee_amount: cut } = intent
    const { destination } = intent['transfer_data']
    Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount })
    const fee = this.keep('application_fee', {
      account: destination,
      amount: cut,
      charge: charge['id'],
      amount_refunded: 0,
    })
    const transfer = this.keep('transfer', {
      amount,
      destination,
      source_transaction: charge['id'],
    })
    Object.assign(charge, {
      captured: true,
      amount_captured: amount,
      application_fee: fee['id'],
      transfer: transfer['id'],
    })
    // Its price for a European card: 1.5 % and 25 cents.
    this.line('charge', charge['id'], amount, share(amount, 15, 1000) + 25)
    this.line('transfer', transfer['id'], -amount)
    this.line('application_fee', fee['id'], cut)
    this.move(destination, amount - cut)
    this.emit('payment_intent.succeeded', intent)
    return intent
  }

  cancel(id: string): Thing {
    const intent = this.get(id, 'payment_intent')
    if (intent['status'] !== 'requires_capture')
      throw new Refusal(400, 'payment_intent_unexpected_state')
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, canceled_at: this.seconds() })
    // A hold that is let go of is a refund of its charge, which moves no money.
    const charge = this.get(intent['latest_charge'])
    const { amount } = intent
    Object.assign(charge, { refunded: true, amount_refunded: amount })
    const about = { charge: charge['id'], payment_intent: intent['id'] }
    this.keep('refund', { amount, ...about, status: 'succeeded' })
    this.emit('charge.refunded', charge)
    this.emit('payment_intent.canceled', intent)
    return intent
  }

  refund(fields: Thing): Thing {
    const intent = this.get(fields['payment_intent'], 'payment_intent')
    const charge = this.get(intent['latest_charge'])
    const amount = Number(fields['amount'] ?? intent['amount'])
    if (!charge['captured']) throw new Refusal(400, 'charge_not_captured')
    if (charge['disputed']) throw new Refusal(400, 'charge_disputed')
    if (amount + charge['amount_refunded'] > charge['amount_captured'])
      throw new Refusal(400, 'charge_already_refunded')
    const fee = this.get(charge['application_fee'])
    charge['amount_refunded'] += amount
    const gone = share(fee['amount'], charge['amount_refunded'], charge['amount'])
    const feeBack = fields['refund_application_fee'] === 'true' ? gone - fee['amount_refunded'] : 0
    fee['amount_refunded'] += feeBack
    const refund = this.keep('refund', {
      amount,
      charge: charge['id'],
      payment_intent: intent['id'],
      status: 'succeeded',
    })
    this.line('refund', refund['id'], -amount)
    if (fields['reverse_transfer'] === 'true') {
      this.move(fee['account'], feeBack - amount)
      this.get(charge['transfer'])['amount_reversed'] += amount
    }
    this.emit('charge.refunded', charge)
    return refund
  }
}
