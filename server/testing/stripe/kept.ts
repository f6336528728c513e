import { Refusal } from './memory.ts'
import type { Thing } from './objects.ts'
import { Payouts } from './payouts.ts'

/** Its price for a European card: 1.5 % and 25 cents. */
const costOf = (amount: number): number => Math.round(amount * 0.015) + 25

/** Cards that are kept of our own customers, and what they are charged. */
export class Kept extends Payouts {
  /** The word with which the bank of a card refuses; none: it pays. */
  readonly declines = new Map<string, string>()

  /** A page without a seller: a card is kept, and an amount charged with it. */
  override session(fields: Thing, page: string): Thing {
    if (fields['payment_intent_data[transfer_data][destination]'])
      return super.session(fields, page)
    const amount = fields['line_items[0][price_data][unit_amount]']
    const one = this.keep('checkout.session', {
      mode: fields['mode'],
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      setup_intent: null,
      customer: fields['customer'] ?? null,
      amount_total: amount === undefined ? null : Number(amount),
      metadata: { try: fields['metadata[try]'] },
      success_url: fields['success_url'],
      cancel_url: fields['cancel_url'],
      expires_at: Number(fields['expires_at']),
      asked: fields,
    })
    one['url'] = `${page}/c/pay/${one['id']}`
    return one
  }

  /** Somebody gives a card on such a page. */
  override pay(session: string): Thing {
    const page = this.page(session)
    if (page['asked']['payment_intent_data[transfer_data][destination]']) return super.pay(session)
    if (page['status'] !== 'open') throw new Refusal(400, 'checkout_session_closed')
    page['customer'] ??= this.keep('customer', {})['id']
    const method = this.keep('payment_method', { customer: page['customer'] })
    method['card'] = {
      ...method['card'],
      brand: 'visa',
      last4: '4242',
      exp_month: 4,
      exp_year: 2031,
    }
    const metadata = page['metadata']
    const about = { customer: page['customer'], payment_method: method['id'], metadata }
    const intent =
      page['amount_total'] === null
        ? this.keep('setup_intent', { ...about, status: 'succeeded' })
        : this.charged({ ...about, amount: page['amount_total'] })
    page[page['amount_total'] === null ? 'setup_intent' : 'payment_intent'] = intent['id']
    Object.assign(page, { status: 'complete' })
    this.emit('checkout.session.completed', page)
    return intent
  }

  /** A page with what is expanded in it. */
  shownPage(id: string, expand: string[]): Thing {
    const page = structuredClone(this.page(id))
    for (const name of ['setup_intent', 'payment_intent']) {
      if (!page[name] || !expand.includes(`${name}.payment_method`)) continue
      const intent = structuredClone(this.get(page[name]))
      page[name] = { ...intent, payment_method: this.get(intent['payment_method']) }
    }
    return page
  }

  /** A kept card is charged, nobody being there. */
  charge(fields: Thing): Thing {
    const method = this.get(fields['payment_method'], 'payment_method')
    if (method['customer'] !== fields['customer']) throw new Refusal(400, 'resource_missing')
    const about = {
      amount: Number(fields['amount']),
      customer: fields['customer'],
      payment_method: method['id'],
      metadata: { try: fields['metadata[try]'] },
    }
    const declined = this.declines.get(method['id'])
    if (declined === undefined) return this.charged(about)
    const intent = this.keep('payment_intent', {
      ...about,
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: declined },
    })
    this.emit('payment_intent.payment_failed', intent)
    throw new Refusal(402, 'card_declined', 'card_error', declined)
  }

  private charged(about: Thing): Thing {
    const { amount } = about
    const intent = this.keep('payment_intent', {
      ...about,
      amount_received: amount,
      status: 'succeeded',
      transfer_data: null,
    })
    const charge = this.keep('charge', {
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      captured: true,
      disputed: false,
      status: 'succeeded',
      payment_intent: intent['id'],
      application_fee: null,
      transfer: null,
    })
    intent['latest_charge'] = charge['id']
    this.line('charge', charge['id'], amount, costOf(amount))
    this.emit('payment_intent.succeeded', intent)
    return intent
  }

  /** What is given back of a charge without a seller moves nobody's balance. */
  override refund(fields: Thing): Thing {
    const charge = this.get(this.get(fields['payment_intent'])['latest_charge'])
    if (charge['application_fee'] !== null) return super.refund(fields)
    const amount = Number(fields['amount'])
    if (amount + charge['amount_refunded'] > charge['amount_captured'])
      throw new Refusal(400, 'charge_already_refunded')
    charge['amount_refunded'] += amount
    const about = { charge: charge['id'], payment_intent: fields['payment_intent'] }
    const refund = this.keep('refund', { amount, ...about, status: 'succeeded' })
    this.line('refund', refund['id'], -amount)
    this.emit('charge.refunded', charge)
    return refund
  }

  /** Payments of a customer, the newest first. */
  chargesOf(customer: string): Thing[] {
    return [...this.things.values()]
      .filter((one) => one['object'] === 'payment_intent' && one['customer'] === customer)
      .toReversed()
  }
}
