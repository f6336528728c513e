import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, type Ask } from '../../ports/payments/ask.ts'
import { PaymentsRefused, type PaymentsPort } from '../../ports/payments/index.ts'
import { stripePayments } from '../../ports/payments/stripe.ts'
import { startStripe, STRIPE_KEY, type StripeDouble } from './index.ts'

/**
 * What the port takes Stripe to be, asked of the double; of Stripe itself where a key of its test mode
 * and an account of it that takes cards are given.
 */
const REAL = process.env['STRIPE_TEST_KEY']
const OPEN_S = 31 * 60

let double: StripeDouble | null = null
let port: PaymentsPort
let ask: Ask
let account: string
beforeAll(async () => {
  if (REAL?.startsWith('sk_live')) throw new Error('Not with real money')
  double = REAL ? null : await startStripe()
  const key = REAL ?? STRIPE_KEY
  port = stripePayments(key, double?.api)
  ask = asking(key, double?.api)
  account = process.env['STRIPE_TEST_ACCOUNT'] ?? ''
  if (double) {
    account = await port.openAccount({ userId: 'u', email: 'a@rig.example', sessionId: 's' })
    double.world.activate(account)
  }
})
afterAll(() => double?.close())

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof PaymentsRefused ? error.code : String(error)),
  )

/** A card of Stripe's test mode, held for an order: what a person does on its page. */
async function held(order: string, amount = 25_440, fee = 2_904): Promise<string> {
  const { id } = await ask({
    path: '/v1/payment_intents',
    key: `rig-${order}`,
    fields: {
      amount: String(amount),
      currency: 'eur',
      capture_method: 'manual',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'payment_method_types[0]': 'card',
      application_fee_amount: String(fee),
      on_behalf_of: account,
      'transfer_data[destination]': account,
      'metadata[order]': order,
    },
  })
  return id
}

describe('Stripe, or its double', () => {
  it('opens one account however often it is asked in a session, and leads to its page', async () => {
    const payee = { userId: randomUUID(), email: 'b@rig.example', sessionId: randomUUID() }
    const [first, again] = [await port.openAccount(payee), await port.openAccount(payee)]
    expect(again).toBe(first)
    const ways = { returnUrl: 'https://llar.example/', refreshUrl: 'https://llar.example/' }
    expect(await port.accountPage(first, ways)).toMatch(/^https:\/\/connect\.stripe\.com\//)
    expect(await port.account(first)).toBe('pending')
    expect(await port.account(account)).toBe('active')
  })

  it('has a page where a card is given, the same under one key, that can be closed', async () => {
    const order = randomUUID()
    const sale = {
      orderId: order,
      number: 'P-2026-1',
      title: 'Fotos',
      account,
      amount: 25_440,
      fee: 2_904,
      returnUrl: 'https://llar.example/ok',
      backUrl: 'https://llar.example/',
      language: 'es',
      until: Math.floor(Date.now() / 1000) + OPEN_S,
    }
    const page = await port.open(sale, `order:${order}:open:1`)
    expect(await port.open(sale, `order:${order}:open:1`)).toEqual(page)
    expect(await port.page(page.session)).toEqual({ state: 'open', intent: null })
    const other = port.open({ ...sale, amount: 1_000 }, `order:${order}:open:1`)
    expect(await refusal(other)).toBe('idempotency_error')
    await port.expire(page.session, `order:${order}:expire:1`)
    expect((await port.page(page.session)).state).toBe('expired')
  })

  it('holds, charges once, gives back with the fee’s part, and no more than was charged', async () => {
    const order = randomUUID()
    const intent = await held(order)
    expect(await port.payment(intent)).toMatchObject({
      orderId: order,
      account,
      state: 'held',
      captured: 0,
      refunds: [],
      livemode: false,
    })
    await port.capture(intent, `order:${order}:capture:1`)
    await port.capture(intent, `order:${order}:capture:1`)
    const charged = await port.payment(intent)
    expect(charged).toMatchObject({ state: 'captured', captured: 25_440, feeBack: 0 })
    await port.refund(intent, 12_720, `order:${order}:refund:1`)
    await port.refund(intent, 12_720, `order:${order}:refund:1`)
    const half = await port.payment(intent)
    expect(half).toMatchObject({ refunds: [{ amount: 12_720 }], feeBack: 1_452 })
    const more = port.refund(intent, 12_721, `order:${order}:refund:2`)
    expect(await refusal(more)).toMatch(/charge_already_refunded|amount/)
    expect(await port.intentOf(half.refunds[0]?.id ?? '')).toBe(intent)
    expect(await port.intentOf(half.charge ?? '')).toBe(intent)
    const lines = []
    for await (const one of port.moved(new Date(Date.now() - 600_000))) lines.push(one)
    const own = lines.filter(({ source }) => [half.charge, half.refunds[0]?.id].includes(source))
    expect(own.map(({ amount }) => amount)).toEqual([25_440, -12_720])
  })

  it('lets go of what is held, and refuses what comes after', async () => {
    const order = randomUUID()
    const intent = await held(order)
    await port.release(intent, `order:${order}:release:1`)
    // To the service it is a refund; no money moved, so to us it is none.
    expect(await port.payment(intent)).toMatchObject({ state: 'released', refunds: [] })
    const late = port.capture(intent, `order:${order}:capture:1`)
    expect(await refusal(late)).toBe('payment_intent_unexpected_state')
  })

  it('refuses what is not there, and pays out no more than there is', async () => {
    expect(await refusal(port.payment('pi_notthere'))).toBe('resource_missing')
    const much = port.payOut(account, 99_999_999, `payout:${randomUUID()}`)
    expect(await refusal(much)).toBe('balance_insufficient')
    const asked = { key: `payout:${randomUUID()}`, amount: 99_999_998, since: new Date() }
    expect(await port.payoutAsked(account, asked)).toBeNull()
  })

  it('takes back what was transferred, and says how much of it is back', async () => {
    const intent = await held(randomUUID(), 10_000, 1_000)
    await port.capture(intent, `capture:${intent}`)
    await port.refund(intent, 4_000, `refund:${intent}`)
    await port.reverse(intent, 6_000, `reverse:${intent}`)
    expect(await port.payment(intent)).toMatchObject({ reversed: 10_000, feeBack: 1_000 })
    expect(await refusal(port.reverse(intent, 1, `more:${intent}`))).not.toBe('done')
  })
})
