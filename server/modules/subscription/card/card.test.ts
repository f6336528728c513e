import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { PaymentsFailure } from '../../../ports/payments/index.ts'
import { payInvoice } from '../../invoice/index.ts'
import { differences } from '../../payment/payment.fixture.ts'
import { idOf, planWorld, type PlanWorld } from './card.fixture.ts'
import { settleCard, settleCards } from './settle.ts'

let world: PlanWorld
let { server, stripe, now, later, told, shown, received, opened }: PlanWorld = {} as PlanWorld
let { agency, agentPlan, withCard, mailed, charges }: PlanWorld = {} as PlanWorld
beforeAll(async () => {
  world = await planWorld()
  ;({ server, stripe, now, later, told, shown, received, opened } = world)
  ;({ agency, agentPlan, withCard, mailed, charges } = world)
}, 300_000)
afterAll(() => world.close())

describe('a card for the plan', () => {
  it('is kept by the service’s page, and charged for what is issued from then on', async () => {
    const { admin } = await withCard()
    expect((await shown(admin)).card).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expiresOn: '2031-04-30',
      refused: null,
    })
    const { owed } = await agentPlan(admin)
    expect(owed?.amount).toBe(3_509)
    await told()
    expect((await shown(admin)).owed).toBeNull()
    expect(charges()[0]?.['amount']).toBe(3_509)
    expect((await received(admin))[0]?.state).toBe('paid')
    expect(await differences(server.deps)).toEqual([])
  })

  it.each([
    ['verify', 'open'],
    ['charge', 'processing'],
  ])('is asked nothing while a %s is %s, which only a later version knows', async (kind, state) => {
    const { admin } = await withCard()
    await sql`insert into subscription_card_try
      (id, agency_id, kind, amount, fields, state, created_at)
      select gen_random_uuid(), ${idOf(admin)}::uuid, ${kind}, 100,
        jsonb_build_object('customer', customer, 'method', method, 'title', 'x'), ${state}, now()
      from subscription_card where agency_id = ${idOf(admin)}::uuid`.execute(server.db)
    const before = charges().length
    const { owed } = await agentPlan(admin)
    await told()
    await settleCard(server.deps, idOf(admin))
    expect(charges()).toHaveLength(before)
    const { rows } = await sql<{ state: string }>`delete from subscription_card_try
      where agency_id = ${idOf(admin)}::uuid and kind = ${kind} returning state`.execute(server.db)
    expect(rows).toEqual([{ state }])
    await settleCard(server.deps, idOf(admin))
    expect(charges()[0]?.['amount']).toBe(owed?.amount)
  })

  it('pays an open invoice on the page, and stays for the next', async () => {
    const admin = await agency()
    const { owed } = await agentPlan(admin)
    const session = await opened(admin, owed?.invoiceId)
    expect(await opened(admin, owed?.invoiceId)).toBe(session)
    stripe.world.pay(session)
    await told()
    const after = await shown(admin)
    expect([after.owed, after.card?.last4]).toEqual([null, '4242'])
    const paid = await server.call('openSubscriptionCard', {
      token: admin.token,
      body: { invoiceId: owed?.invoiceId ?? '' },
    })
    expect(paid.status).toBe(406)
    expect(await differences(server.deps)).toEqual([])
  })

  it('a page that nobody finishes charges nothing, and another may be opened', async () => {
    const admin = await agency()
    const { owed } = await agentPlan(admin)
    const first = await opened(admin, owed?.invoiceId)
    // For something else that page is closed.
    const second = await opened(admin)
    expect([stripe.world.page(first)['status'], second === first]).toEqual(['expired', false])
    stripe.world.pay(second)
    await told()
    // The card that was kept pays what was open.
    expect((await shown(admin)).owed).toBeNull()
  })

  it('a page for more than is still open gives way to one for what is', async () => {
    const admin = await agency()
    const { owed } = await agentPlan(admin)
    const id = owed?.invoiceId ?? ''
    const first = await opened(admin, id)
    await server.db
      .transaction()
      .execute((trx) => payInvoice(trx, { id, amount: 1_000, now: now() }))
    const second = await opened(admin, id)
    expect(stripe.world.page(first)['status']).toBe('expired')
    expect(stripe.world.page(second)['amount_total']).toBe(2_509)
  })

  it('a page that the service refuses holds up neither another nor a charge', async () => {
    const { admin } = await withCard()
    stripe.fail(400)
    const refused = await server.call('openSubscriptionCard', { token: admin.token, body: {} })
    stripe.fail(null)
    expect(refused.status).toBe(406)
    const { owed } = await agentPlan(admin)
    expect(owed?.amount).toBe(3_509)
    await told()
    expect((await shown(admin)).owed).toBeNull()
    expect(await opened(admin)).toMatch(/^cs_/)
  })

  it('a page that the service does not know any more is closed', async () => {
    const admin = await agency()
    const first = await opened(admin)
    stripe.world.things.delete(first)
    expect(await opened(admin)).not.toBe(first)
  })

  it('is forgotten at the service once another takes its place', async () => {
    const { admin, method } = await withCard()
    const intent = stripe.world.pay(await opened(admin))
    await told()
    const { customer } = stripe.world.get(intent['payment_method'])
    expect(stripe.world.get(method)['customer']).toBeNull()
    expect(customer).toBe(intent['customer'])
  })

  it('that was replaced while the service was away is forgotten later', async () => {
    const { admin, method } = await withCard()
    const port = server.deps.payments
    if (!port) throw new Error('no cards')
    const { forget } = port
    port.forget = () => Promise.reject(new PaymentsFailure('away'))
    stripe.world.pay(await opened(admin))
    await told()
    expect(stripe.world.get(method)['customer']).not.toBeNull()
    port.forget = forget
    await server.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('state', '=', 'ready')
      .execute()
    await told()
    expect(stripe.world.get(method)['customer']).toBeNull()
  })

  it('is forgotten here and at the service', async () => {
    const { admin, method } = await withCard()
    // It stays while the service does not answer.
    stripe.cut(1)
    const away = await server.call('removeSubscriptionCard', { token: admin.token })
    expect([away.status, (await shown(admin)).card?.last4]).toEqual([503, '4242'])
    const { status, body } = await server.call('removeSubscriptionCard', { token: admin.token })
    expect([status, body.card]).toEqual([200, null])
    expect(stripe.world.get(method)['customer']).toBeNull()
    const again = await server.call('removeSubscriptionCard', { token: admin.token })
    expect(again.status).toBe(406)
  })

  it('is not charged by asking for a page, nor by asking to forget it', async () => {
    const { admin } = await withCard()
    const { owed } = await agentPlan(admin)
    const before = charges().length
    await opened(admin, owed?.invoiceId)
    const { status, body } = await server.call('removeSubscriptionCard', { token: admin.token })
    expect([status, body.card, body.owed?.amount]).toEqual([200, null, 3_509])
    expect(charges().length).toBe(before)
  })

  it('is forgotten also where no new one is taken any more', async () => {
    const { admin } = await withCard()
    const { stripe: settings } = server.deps.config
    const { secrets } = settings
    settings.secrets = []
    const { token } = admin
    const opening = await server.call('openSubscriptionCard', { token, body: {} })
    const { status, body } = await server.call('removeSubscriptionCard', { token })
    settings.secrets = secrets
    expect([opening.status, status, body.takesCards, body.card]).toEqual([406, 200, false, null])
  })

  it('leads back with what is waited for: a card as new as the page, or that invoice', async () => {
    const admin = await agency()
    const backOf = async (session: string) => {
      const row = await server.db
        .selectFrom('subscription_card_try')
        .select('fields')
        .where('session', '=', session)
        .executeTakeFirstOrThrow()
      return new URL(String(row.fields['returnUrl'])).searchParams
    }
    const kept = await opened(admin)
    const since = (await backOf(kept)).get('desde') ?? ''
    expect((await backOf(kept)).get('tarjeta')).toBe('guardada')
    stripe.world.pay(kept)
    await told()
    const { card } = await shown(admin)
    expect(card && card.keptAt >= since).toBe(true)
    expect((await server.call('removeSubscriptionCard', { token: admin.token })).status).toBe(200)
    const { owed } = await agentPlan(admin)
    const paying = await backOf(await opened(admin, owed?.invoiceId))
    expect([paying.get('tarjeta'), paying.get('factura')]).toEqual(['pagada', owed?.invoiceId])
  })
})

describe('a card that its bank refuses', () => {
  it('is charged again 1, 3, 5 and 7 days later and no more, each told; another card at once', async () => {
    const { admin, method } = await withCard()
    stripe.world.declines.set(method, 'insufficient_funds')
    await agentPlan(admin)
    await told()
    expect((await shown(admin)).card).toMatchObject({ refused: 'funds' })
    const tries = async (): Promise<number> =>
      (
        await server.db
          .selectFrom('subscription_card_try')
          .select('id')
          .where('agency_id', '=', idOf(admin))
          .where('kind', '=', 'charge')
          .execute()
      ).length
    const counted: number[] = []
    for (let day = 0; day <= 9; day += 1) {
      await settleCard(server.deps, idOf(admin))
      counted.push(await tries())
      later(1)
    }
    expect(counted).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
    expect((await shown(admin)).card).toMatchObject({ refused: 'funds', nextTryOn: null })
    await server.runJobs()
    expect([
      await mailed(admin, /intentaremos otra vez/),
      await mailed(admin, /No lo intentaremos más/),
    ]).toEqual([4, 1])
    expect(await mailed(admin, /De momento no cambia nada/)).toBe(0)
    stripe.world.pay(await opened(admin))
    await told()
    const after = await shown(admin)
    expect([after.owed, after.card?.refused]).toEqual([null, null])
    expect(await differences(server.deps, 20)).toEqual([])
  })

  it('asks for a transfer where no card is taken any more', async () => {
    const { admin, method } = await withCard()
    stripe.world.declines.set(method, 'authentication_required')
    await agentPlan(admin)
    const { stripe: settings } = server.deps.config
    const { secrets } = settings
    settings.secrets = []
    await settleCard(server.deps, idOf(admin))
    settings.secrets = secrets
    await server.runJobs()
    expect(await mailed(admin, /No lo intentaremos más. Paga por transferencia/)).toBe(1)
    expect(await mailed(admin, /Cambia la tarjeta|págala con la tarjeta/)).toBe(0)
  })

  it('that wants its holder is not asked again: they pay on the page', async () => {
    const { admin, method } = await withCard()
    stripe.world.declines.set(method, 'authentication_required')
    const { owed } = await agentPlan(admin)
    await told()
    expect((await shown(admin)).card).toMatchObject({ refused: 'confirm', nextTryOn: null })
    stripe.world.pay(await opened(admin, owed?.invoiceId))
    await told()
    expect((await shown(admin)).owed).toBeNull()
  })
})

describe('money is never taken twice', () => {
  it('a charge whose answer was lost is asked for under the same key', async () => {
    const { admin } = await withCard()
    await agentPlan(admin)
    const before = charges().length
    stripe.cut(1)
    await settleCard(server.deps, idOf(admin)).catch(() => undefined)
    await Promise.all([1, 2, 3].map(() => settleCard(server.deps, idOf(admin))))
    await told()
    expect(charges().length - before).toBe(1)
    expect((await shown(admin)).owed).toBeNull()
  })

  it('a service that is away is asked twice for all agencies; what it says of one, once for each', async () => {
    const all = [await withCard(), await withCard(), await withCard()]
    for (const { admin } of all) await agentPlan(admin)
    const port = server.deps.payments
    if (!port) throw new Error('no cards')
    const { charge } = port
    const asked = async (failure: PaymentsFailure): Promise<number> => {
      let calls = 0
      port.charge = () => {
        calls += 1
        return Promise.reject(failure)
      }
      await expect(settleCards(server.deps)).rejects.toBe(failure)
      return calls
    }
    const away = await asked(new PaymentsFailure('Stripe: TimeoutError'))
    const ofOne = await asked(new PaymentsFailure('Stripe answered 409', { ofOne: true }))
    port.charge = charge
    expect([away, ofOne]).toEqual([2, 3])
    await told()
    await settleCards(server.deps)
    expect(await differences(server.deps)).toEqual([])
  })

  it('one whose answer was lost a day ago is looked for', async () => {
    const { admin } = await withCard()
    await agentPlan(admin)
    const before = charges().length
    stripe.cut(1)
    await settleCard(server.deps, idOf(admin)).catch(() => undefined)
    later(2)
    await settleCard(server.deps, idOf(admin))
    expect(charges().length - before).toBe(1)
    expect((await shown(admin)).owed).toBeNull()
  })

  it('one that was refused says why, one that never arrived is made and nobody told', async () => {
    const { admin, method } = await withCard()
    await agentPlan(admin)
    stripe.world.declines.set(method, 'insufficient_funds')
    stripe.cut(1)
    await settleCard(server.deps, idOf(admin)).catch(() => undefined)
    later(2)
    await settleCard(server.deps, idOf(admin))
    expect((await shown(admin)).card?.refused).toBe('funds')
    const { admin: other } = await withCard()
    await agentPlan(other)
    stripe.fail(500)
    await settleCard(server.deps, idOf(other)).catch(() => undefined)
    stripe.fail(null)
    later(2)
    await settleCard(server.deps, idOf(other))
    await server.runJobs()
    expect((await shown(other)).owed).toBeNull()
    expect(await mailed(other, /intentaremos/)).toBe(0)
  })

  it('what came by transfer while the page was open goes back to the card, once', async () => {
    const admin = await agency()
    const { owed } = await agentPlan(admin)
    const id = owed?.invoiceId ?? ''
    const session = await opened(admin, id)
    await server.db
      .transaction()
      .execute((trx) => payInvoice(trx, { id, amount: 3_000, now: now() }))
    stripe.world.pay(session)
    await told()
    expect((await shown(admin)).owed).toBeNull()
    const refunds = stripe.world.lines.filter(({ type }) => type === 'refund')
    expect(refunds.map(({ amount }) => amount)).toEqual([-3_000])
    expect(await differences(server.deps, 20)).toEqual([])
  })
})

it('is the ADMIN’s alone, and an invoice of another agency is none', async () => {
  const { admin } = await withCard()
  const other = await agency()
  const { owed } = await agentPlan(other)
  const { status } = await server.call('openSubscriptionCard', {
    token: admin.token,
    body: { invoiceId: owed?.invoiceId ?? '' },
  })
  expect(status).toBe(404)
})
