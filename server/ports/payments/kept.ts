import { need, type Ask, type StripeObject } from './ask.ts'
import { PaymentsFailure, type Charged, type KeptCard, type PaymentsPort } from './port.ts'

type Kept = Pick<
  PaymentsPort,
  'keep' | 'kept' | 'charge' | 'chargeAsked' | 'charged' | 'giveBack' | 'forget'
>

const PAGE = '100'
const part = (text: string): string => encodeURIComponent(text)

interface Method extends StripeObject {
  card?: { brand?: string; last4?: string; exp_month?: number; exp_year?: number }
}
interface Intent extends StripeObject {
  livemode: boolean
  status: string
  amount_received: number
  last_payment_error?: { code?: string; decline_code?: string } | null
  metadata: { try?: string }
  latest_charge: (StripeObject & { refunds?: { data: Refund[] } }) | null
  payment_method: Method | string | null
}
interface Refund {
  id: string
  amount: number
  status: string
}

/** The last day of a card's month, YYYY-MM-DD. */
const endOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

function cardOf(customer: unknown, method: Method | string | null | undefined): KeptCard | null {
  if (typeof customer !== 'string' || !method || typeof method === 'string') return null
  const {
    brand = 'card',
    last4 = '····',
    exp_month: month = 1,
    exp_year: year = 0,
  } = method.card ?? {}
  return { customer, method: method.id, brand, last4, expiresOn: endOf(year, month) }
}

const STATES: Record<string, Charged['state']> = {
  succeeded: 'paid',
  canceled: 'failed',
  requires_payment_method: 'failed',
  requires_action: 'failed',
}

/** The bank's own word before the service's; a payment that waits for its holder has none yet. */
function failureOf({ status, last_payment_error: error }: Intent): string | null {
  if (status === 'requires_action') return 'authentication_required'
  return error?.decline_code ?? error?.code ?? null
}

async function chargedOf(ask: Ask, id: string): Promise<Charged> {
  const found = (await ask({
    method: 'GET',
    path: `/v1/payment_intents/${part(id)}`,
    fields: { 'expand[0]': 'latest_charge.refunds' },
  })) as Intent
  const intent = need(found, 'payment_intent', 'id', /^pi_\w+$/)
  const refunds = found.latest_charge?.refunds?.data ?? []
  return {
    intent,
    livemode: found.livemode,
    tryId: found.metadata.try ?? null,
    state: STATES[found.status] ?? 'open',
    failure: failureOf(found),
    amount: found.amount_received,
    charge: found.latest_charge?.id ?? null,
    refunds: refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map(({ id: refund, amount }) => ({ id: refund, amount })),
  }
}

/** Cards of our own customers: kept on a page, charged while nobody is there. */
export const kept = (ask: Ask): Kept => ({
  keep: async (sale, key) => {
    const about = sale.amount === null ? 'setup_intent_data' : 'payment_intent_data'
    const fields = {
      mode: sale.amount === null ? 'setup' : 'payment',
      'payment_method_types[0]': 'card',
      ...(sale.customer === null ? { customer_creation: 'always' } : { customer: sale.customer }),
      ...(sale.amount !== null && {
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': String(sale.amount),
        'line_items[0][price_data][product_data][name]': sale.title,
        'payment_intent_data[setup_future_usage]': 'off_session',
      }),
      [`${about}[metadata][try]`]: sale.tryId,
      'metadata[try]': sale.tryId,
      success_url: sale.returnUrl,
      cancel_url: sale.backUrl,
      locale: sale.language === 'ca' ? 'es' : sale.language,
      expires_at: String(sale.until),
    }
    const made = await ask({ path: '/v1/checkout/sessions', fields, key })
    return {
      session: need(made, 'checkout.session', 'id', /^cs_\w+$/),
      url: need(made, 'checkout.session', 'url', /^https?:\/\//),
    }
  },
  kept: async (session) => {
    const found = await ask({
      method: 'GET',
      path: `/v1/checkout/sessions/${part(session)}`,
      fields: {
        'expand[0]': 'setup_intent.payment_method',
        'expand[1]': 'payment_intent.payment_method',
      },
    })
    const state = need(found, 'checkout.session', 'status', /^(open|complete|expired)$/)
    const paid = found['payment_intent'] as Intent | null
    const kept = paid ?? (found['setup_intent'] as Intent | null)
    return {
      state: state as 'open' | 'complete' | 'expired',
      intent: paid?.id ?? null,
      card: cardOf(found['customer'], kept?.payment_method),
    }
  },
  charge: async ({ tryId, customer, method, amount, title }, key) => {
    const fields = {
      amount: String(amount),
      currency: 'eur',
      customer,
      payment_method: method,
      'payment_method_types[0]': 'card',
      off_session: 'true',
      confirm: 'true',
      description: title,
      'metadata[try]': tryId,
    }
    const made = await ask({ path: '/v1/payment_intents', fields, key })
    return need(made, 'payment_intent', 'id', /^pi_\w+$/)
  },
  chargeAsked: async (customer, { tryId, since }) => {
    const list = await ask({
      method: 'GET',
      path: '/v1/payment_intents',
      fields: {
        customer,
        'created[gte]': String(Math.floor(since.getTime() / 1000)),
        limit: PAGE,
      },
    })
    const all = list['data'] as Intent[]
    return all.find(({ metadata }) => metadata.try === tryId)?.id ?? null
  },
  charged: (intent) => chargedOf(ask, intent),
  giveBack: async (intent, amount, key) => {
    const fields = { payment_intent: intent, amount: String(amount) }
    const made = await ask({ path: '/v1/refunds', fields, key })
    return need(made, 'refund', 'id', /^(re|pyr)_\w+$/)
  },
  forget: async (method) => {
    const gone = await ask({ path: `/v1/payment_methods/${part(method)}/detach` })
    if (gone.object !== 'payment_method')
      throw new PaymentsFailure('Stripe forgot nothing', { ofOne: true })
  },
})
