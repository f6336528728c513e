import { need, type Ask, type StripeObject } from './ask.ts'
import { PaymentsFailure, PaymentsRefused, type CardPayment, type PaymentsPort } from './port.ts'

const STATES: Record<string, CardPayment['state']> = {
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'released',
}

interface Charge extends StripeObject {
  status: 'succeeded' | 'pending' | 'failed'
  amount_captured: number
  captured: boolean
  disputed: boolean
  application_fee: { amount_refunded: number } | string | null
  transfer?: { id: string; amount_reversed: number } | string | null
  refunds?: { data: { id: string; amount: number; status: string; created: number }[] }
}
interface Intent extends StripeObject {
  livemode: boolean
  status: string
  metadata: { order?: string }
  transfer_data: { destination?: string } | null
  latest_charge: Charge | null
}

const part = (text: string): string => encodeURIComponent(text)
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether the bank of a charge's card took it back, by its newest dispute. */
async function disputeOf(ask: Ask, charge: Charge): Promise<CardPayment['disputed']> {
  if (!charge.disputed) return 'none'
  const list = await ask({ method: 'GET', path: '/v1/disputes', fields: { charge: charge.id } })
  const status = (list['data'] as { status: string }[] | undefined)?.[0]?.status ?? ''
  if (status === 'won' || status === 'warning_closed') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

async function intentWith(ask: Ask, id: string): Promise<Intent> {
  const found = (await ask({
    method: 'GET',
    path: `/v1/payment_intents/${part(id)}`,
    fields: {
      'expand[0]': 'latest_charge.refunds',
      'expand[1]': 'latest_charge.application_fee',
      'expand[2]': 'latest_charge.transfer',
    },
  })) as Intent
  need(found, 'payment_intent', 'id', /^pi_\w+$/)
  return found
}

async function paymentOf(ask: Ask, id: string): Promise<CardPayment> {
  const found = await intentWith(ask, id)
  const charge = found.latest_charge
  const fee = charge?.application_fee
  // Closed with its page before any bank said yes: nothing was held, so nothing is let go of.
  const wasHeld = charge !== null && charge.status !== 'failed'
  // Letting go of a hold is a refund too, of a charge that never was: no money moved.
  const refunds = ((charge?.captured ? charge.refunds?.data : null) ?? []).toSorted(
    (a, b) => a.created - b.created || a.id.localeCompare(b.id),
  )
  const isFailed = ({ status }: (typeof refunds)[number]): boolean =>
    status === 'failed' || status === 'canceled'
  const transfer = charge?.transfer
  return {
    intent: found.id,
    livemode: found.livemode,
    orderId: found.metadata.order ?? null,
    account: found.transfer_data?.destination ?? null,
    state: wasHeld ? (STATES[found.status] ?? 'open') : 'open',
    captured: charge?.captured ? charge.amount_captured : 0,
    charge: charge?.id ?? null,
    refunds: refunds
      .filter((one) => !isFailed(one))
      .map(({ id: refund, amount }) => ({ id: refund, amount })),
    failedRefunds: refunds.filter(isFailed).map(({ id: refund }) => refund),
    reversed: transfer && typeof transfer === 'object' ? transfer.amount_reversed : 0,
    feeBack: fee && typeof fee === 'object' ? fee.amount_refunded : 0,
    disputed: charge ? await disputeOf(ask, charge) : 'none',
  }
}

const OBJECTS: Record<string, string> = {
  cs: '/v1/checkout/sessions/',
  ch: '/v1/charges/',
  py: '/v1/charges/',
  re: '/v1/refunds/',
  dp: '/v1/disputes/',
  du: '/v1/disputes/',
}

type Cards = Pick<
  PaymentsPort,
  'open' | 'page' | 'expire' | 'payment' | 'intentOf' | 'capture' | 'release' | 'refund' | 'reverse'
>

/** Destination charges on behalf of the seller: held, charged, given back. */
export const cards = (ask: Ask): Cards => ({
  open: async (sale, key) => {
    const fields = {
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': String(sale.amount),
      'line_items[0][price_data][product_data][name]': `${sale.title} · ${sale.number}`,
      client_reference_id: sale.orderId,
      success_url: sale.returnUrl,
      cancel_url: sale.backUrl,
      locale: sale.language === 'ca' ? 'es' : sale.language,
      expires_at: String(sale.until),
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[application_fee_amount]': String(sale.fee),
      'payment_intent_data[on_behalf_of]': sale.account,
      'payment_intent_data[transfer_data][destination]': sale.account,
      'payment_intent_data[metadata][order]': sale.orderId,
      'metadata[order]': sale.orderId,
    }
    const made = await ask({ path: '/v1/checkout/sessions', fields, key })
    return {
      session: need(made, 'checkout.session', 'id', /^cs_\w+$/),
      url: need(made, 'checkout.session', 'url', /^https?:\/\//),
    }
  },
  page: async (session) => {
    const path = `/v1/checkout/sessions/${part(session)}`
    const found = await ask({ method: 'GET', path })
    const status = need(found, 'checkout.session', 'status', /^(open|complete|expired)$/)
    return {
      state: status as 'open' | 'complete' | 'expired',
      intent: textOf(found['payment_intent']),
    }
  },
  expire: async (session, key) => {
    await ask({ path: `/v1/checkout/sessions/${part(session)}/expire`, key })
  },
  payment: (intent) => paymentOf(ask, intent),
  intentOf: async (object) => {
    if (object.startsWith('pi_')) return object
    const path = OBJECTS[object.split('_')[0] ?? '']
    if (!path) return null
    const found = await ask({ method: 'GET', path: `${path}${part(object)}` })
    return textOf(found['payment_intent'])
  },
  capture: async (intent, key) => {
    const made = await ask({ path: `/v1/payment_intents/${part(intent)}/capture`, key })
    if (made.object !== 'payment_intent')
      throw new PaymentsFailure('Stripe captured nothing', { ofOne: true })
  },
  release: async (intent, key) => {
    const made = await ask({ path: `/v1/payment_intents/${part(intent)}/cancel`, key })
    if (made.object !== 'payment_intent')
      throw new PaymentsFailure('Stripe released nothing', { ofOne: true })
  },
  refund: async (intent, amount, key) => {
    const fields = {
      payment_intent: intent,
      amount: String(amount),
      reverse_transfer: 'true',
      refund_application_fee: 'true',
    }
    need(await ask({ path: '/v1/refunds', fields, key }), 'refund', 'id', /^(re|pyr)_\w+$/)
  },
  reverse: async (intent, amount, key) => {
    const transfer = (await intentWith(ask, intent)).latest_charge?.transfer
    if (!transfer || typeof transfer !== 'object') throw new PaymentsRefused('no_transfer')
    const path = `/v1/transfers/${part(transfer.id)}/reversals`
    const fields = { amount: String(amount), refund_application_fee: 'true' }
    need(await ask({ path, fields, key }), 'transfer_reversal', 'id', /^trr_\w+$/)
  },
})
