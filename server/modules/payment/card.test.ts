import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { picture } from '../../testing/home.ts'
import { balanceOf, unbalanced } from '../ledger/index.ts'
import { differences, cardWorld, type CardWorld } from './payment.fixture.ts'
import { SETTLE } from './settle.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
}, 300_000)
afterAll(() => world.close())
beforeEach(() => world.told())

const accounts = async (orderId: string): Promise<number[]> =>
  Promise.all(
    (['buyer', 'seller:held', 'seller:paid', 'fee', 'fee_vat'] as const).map((account) =>
      balanceOf(world.server.db, account, { orderId }),
    ),
  )
const triesOf = async (orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string; state: string }>`
    select t.key, t.state from payment_try t join payment p on p.id = t.payment_id
    where p.order_id = ${orderId}::uuid order by t.id`.execute(world.server.db)
  return rows.map(({ key, state }) => `${key.replace(`order:${orderId}:`, '')} ${state}`)
}

describe('an order by card', () => {
  it('acceptance 1: held, charged, delivered, taken and paid out, to the cent', async () => {
    const { acts, admin, tomeu, stripe, server, get } = world
    const order = await world.ordered()
    expect(order).toMatchObject({
      state: 'requested',
      pay: 'card',
      payment: 'awaiting',
      turn: true,
    })
    // The seller is not asked before a card is held.
    const early = await get(tomeu, order.id)
    expect([early.turn, early.acts.includes('accept')]).toEqual([false, false])
    const session = await world.page(order)
    expect(stripe.asked.at(-1)?.fields).toMatchObject({
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[application_fee_amount]': '2904',
      'payment_intent_data[on_behalf_of]': world.account,
      'payment_intent_data[transfer_data][destination]': world.account,
      'line_items[0][price_data][unit_amount]': '25440',
    })
    stripe.world.pay(session)
    // Coming back from the page changes nothing: only what Stripe says does.
    expect((await get(admin, order.id)).payment).toBe('awaiting')
    await world.told()
    const held = await get(tomeu, order.id)
    expect(held).toMatchObject({ payment: 'held', turn: true, state: 'requested' })
    expect(await accounts(order.id)).toEqual([0, 0, 0, 0, 0])
    await acts.done(tomeu, held, 'accept')
    await server.runJobs()
    expect(await get(admin, order.id)).toMatchObject({ state: 'accepted', payment: 'paid' })
    expect(await accounts(order.id)).toEqual([-25_440, 22_536, 0, 2_400, 504])
    const now = await get(tomeu, order.id)
    for (let n = 0; n < 24; n += 1) await acts.addFile(tomeu, order.id, await picture())
    await acts.done(admin, await acts.done(tomeu, now, 'deliver'), 'take')
    await server.runJobs()
    const before = stripe.world.balances.get(world.account) ?? 0
    const { payOut } = await import('./payout.ts')
    await payOut(server.deps)
    expect(stripe.world.balances.get(world.account)).toBe(before)
    world.later(49)
    await payOut(server.deps)
    expect(stripe.world.balances.get(world.account)).toBe(before - 22_536)
    await payOut(server.deps)
    expect(await accounts(order.id)).toEqual([-25_440, 0, 22_536, 2_400, 504])
    expect(await triesOf(order.id)).toEqual(['open:1 done', 'capture:1 done'])
    expect(await unbalanced(server.db)).toEqual([])
    expect(await differences(server.deps)).toEqual([])
  })

  describe('of which only a later version knows', () => {
    const settled = async (orderId: string): Promise<unknown[]> => {
      const { server, stripe } = world
      const before = stripe.asked.length
      await inTransaction(server.db, (trx) => server.deps.jobs.add(trx, SETTLE, { orderId }))
      await server.runJobs()
      return stripe.asked.slice(before)
    }

    it.each([
      ['the state', 'market_order', 'state', 'id'],
      ['the way it is paid', 'market_order', 'pay', 'id'],
      ['an act', 'order_act', 'act', 'order_id'],
    ])('%s, nothing is asked of the card', async (_what, table, column, key) => {
      const { server, acts, admin, tomeu, get } = world
      const stopped = async () =>
        acts.done(tomeu, await world.accepted(), 'cancel', { text: 'Enfermo' })
      const orders: Order[] = []
      for (const made of [world.held, world.accepted, stopped]) {
        const order = await made()
        const { id } = order
        orders.push(order)
        const [at, name] = [sql.table(table), sql.ref(column)]
        const old = sql.ref(key)
        await sql`create table kept_code as select id, ${name} as value from ${at}
          where ${old} = ${id}::uuid`.execute(server.db)
        await sql`update ${at} set ${name} = 'later' where ${old} = ${id}::uuid`.execute(server.db)
        expect(await settled(id)).toEqual([])
        await sql`update ${at} a set ${name} = k.value from kept_code k where k.id = a.id`.execute(
          server.db,
        )
        await sql`drop table kept_code`.execute(server.db)
      }
      const [held, , over] = orders as [Order, Order, Order]
      await acts.done(tomeu, held, 'accept')
      await world.told()
      expect(await get(admin, held.id)).toMatchObject({ state: 'accepted', payment: 'paid' })
      await settled(over.id)
      await world.told()
      expect(await get(admin, over.id)).toMatchObject({ payment: 'refunded' })
    })

    it('a call that is under way stays, and nothing is called beside it', async () => {
      const { server, acts, tomeu } = world
      const order = await world.held()
      const under = (kind: string, state: string) =>
        sql`insert into payment_try (id, payment_id, key, kind, fields, state, created_at)
          select gen_random_uuid(), id, ${`${kind} ${state} ${order.id}`}, ${kind}, '{}', ${state},
            now() from payment where order_id = ${order.id}::uuid`.execute(server.db)
      await acts.done(tomeu, order, 'accept')
      for (const [kind, state] of [
        ['extend', 'open'],
        ['capture', 'processing'],
      ] as const) {
        await under(kind, state)
        expect(await settled(order.id)).toEqual([])
        const { rows } = await sql<{ state: string }>`
          delete from payment_try where key = ${`${kind} ${state} ${order.id}`}
          returning state`.execute(server.db)
        expect(rows).toEqual([{ state }])
      }
      await settled(order.id)
      expect((await triesOf(order.id)).at(-1)).toBe('capture:1 done')
    })
  })

  it('declined, it costs nothing: the card is let go of', async () => {
    const { acts, tomeu, admin, server, get } = world
    const order = await world.held()
    await acts.done(tomeu, order, 'decline', { text: 'No llego' })
    await server.runJobs()
    expect(await get(admin, order.id)).toMatchObject({ state: 'declined', payment: 'none' })
    expect(await triesOf(order.id)).toEqual(['open:1 done', 'release:1 done'])
    expect(await accounts(order.id)).toEqual([0, 0, 0, 0, 0])
  })

  it('cancelled by the seller all goes back, with the fee, in one call', async () => {
    const { acts, tomeu, admin, server, stripe, get } = world
    const order = await world.accepted()
    await acts.done(tomeu, order, 'cancel', { text: 'Estoy enfermo' })
    await server.runJobs()
    expect(await get(admin, order.id)).toMatchObject({
      state: 'cancelled',
      payment: 'refunded',
      refunded: 25_440,
      refundDue: 0,
    })
    expect(stripe.asked.at(-1)?.fields).toMatchObject({
      amount: '25440',
      reverse_transfer: 'true',
      refund_application_fee: 'true',
    })
    expect(await accounts(order.id)).toEqual([0, 0, 0, 0, 0])
  })

  it('acceptance 8: half of a dispute goes back as the design says, to the cent', async () => {
    const { acts, tomeu, admin, server, get } = world
    const order = await world.delivered()
    const asBuyer = await get(admin, order.id)
    const disputed = await acts.done(admin, asBuyer, 'dispute', { text: 'Movidas' })
    await server.runJobs()
    expect(await accounts(order.id)).toEqual([-25_440, 22_536, 0, 2_400, 504])
    const said = await acts.done(admin, disputed, 'agree', { percent: 50 })
    await acts.done(tomeu, said, 'agree', { percent: 50 })
    await server.runJobs()
    expect(await get(admin, order.id)).toMatchObject({
      state: 'closed',
      payment: 'part_refunded',
      refunded: 12_720,
    })
    expect(await accounts(order.id)).toEqual([-12_720, 11_268, 0, 1_200, 252])
    expect(await differences(server.deps)).toEqual([])
  })

  it('a part that the seller gives back goes at once, and is counted once', async () => {
    const { acts, tomeu, server, get } = world
    const order = await world.accepted()
    const wanted = await acts.done(tomeu, order, 'refund', { amount: 1_000 })
    expect(wanted).toMatchObject({ refunded: 0, refundDue: 1_000 })
    const twice = await acts.act(tomeu, wanted, 'refund', { amount: 24_441 })
    expect(twice.status).toBe(400)
    await server.runJobs()
    await world.told()
    expect(await get(tomeu, order.id)).toMatchObject({ refunded: 1_000, refundDue: 0 })
    const again = await acts.done(tomeu, await get(tomeu, order.id), 'refund', { amount: 500 })
    await server.runJobs()
    expect(await get(tomeu, again.id)).toMatchObject({ refunded: 1_500, payment: 'part_refunded' })
    expect(await unbalanced(server.db)).toEqual([])
    expect(await differences(server.deps)).toEqual([])
  })

  it('nobody gives a card for an hour: it expires, and a card given too late is let go of', async () => {
    const { server, stripe, admin, get } = world
    const order = await world.ordered()
    const session = await world.page(order)
    await sql`update market_order set due_at = now() - interval '1 minute'
      where id = ${order.id}`.execute(server.db)
    const { jobs } = await import('../order/index.ts')
    await jobs.find(({ kind }) => kind === 'order.due')?.handler({}, server.deps)
    expect((await get(admin, order.id)).state).toBe('expired')
    stripe.world.pay(session)
    await world.told()
    await server.runJobs()
    expect(await get(admin, order.id)).toMatchObject({ state: 'expired', payment: 'none' })
    expect(stripe.world.get(stripe.world.get(session)['payment_intent'])['status']).toBe('canceled')
    expect(await accounts(order.id)).toEqual([0, 0, 0, 0, 0])
  })

  it('a hold that the bank lost after the yes is paid by transfer, and both are told', async () => {
    const { acts, tomeu, admin, server, stripe, get } = world
    const order = await world.held()
    const { rows } = await sql<{ intent: string }>`select intent from payment
      where order_id = ${order.id}`.execute(server.db)
    stripe.world.cancel(rows[0]?.intent ?? '')
    await acts.done(tomeu, order, 'accept')
    await server.runJobs()
    const now = await get(admin, order.id)
    expect(now).toMatchObject({ state: 'accepted', pay: 'transfer', payment: 'awaiting' })
    expect(now.transfer?.amount).toBe(25_440)
    expect(now.events.some(({ act }) => act === 'card_lost')).toBe(true)
  })

  it('acceptance 9: a chargeback stops the payout; won, it is paid', async () => {
    const { acts, admin, server, stripe, get } = world
    const order = await world.delivered()
    await acts.done(admin, await get(admin, order.id), 'take')
    await server.runJobs()
    const { rows } = await sql<{ intent: string }>`select intent from payment
      where order_id = ${order.id}`.execute(server.db)
    const intent = rows[0]?.intent ?? ''
    stripe.world.dispute(intent, 'needs_response')
    await world.told()
    expect((await get(admin, order.id)).payment).toBe('charged_back')
    world.later(49)
    const { payOut } = await import('./payout.ts')
    await payOut(server.deps)
    expect((await accounts(order.id))[2]).toBe(0)
    expect((await differences(server.deps)).map(({ what }) => what)).toEqual(['chargeback open'])
    stripe.world.dispute(intent, 'won')
    await world.told()
    expect((await get(admin, order.id)).payment).toBe('paid')
    await payOut(server.deps)
    expect((await accounts(order.id))[2]).toBe(22_536)
  })
})

describe('the page where a card is given', () => {
  it('is one, however often it is asked for; the call is there before it is made', async () => {
    const { stripe, server } = world
    const order = await world.ordered()
    stripe.cut(1)
    const cut = await server.call('payOrder', {
      token: world.admin.token,
      params: { id: order.id },
    })
    expect(cut.status).toBe(503)
    expect(await triesOf(order.id)).toEqual(['open:1 open'])
    const pages = await Promise.all(Array.from({ length: 5 }, () => world.page(order)))
    expect(new Set(pages).size).toBe(1)
    expect(await triesOf(order.id)).toEqual(['open:1 done'])
    world.later(1)
    expect(await world.page(order)).not.toBe(pages[0])
  })

  it('is no second one where a card was given and nobody told us: it is looked at first', async () => {
    const { stripe, server, admin, get } = world
    const order = await world.ordered()
    stripe.world.pay(await world.page(order))
    world.later(0.9)
    const again = await server.call('payOrder', { token: admin.token, params: { id: order.id } })
    expect(again.status).toBe(406)
    expect((await get(admin, order.id)).payment).toBe('held')
    expect(await triesOf(order.id)).toEqual(['open:1 done'])
  })

  it('is the buyer’s alone, and nothing to who pays by transfer', async () => {
    const { server, tomeu, admin } = world
    const order = await world.ordered()
    const pay = async (token: string, id: string): Promise<number> =>
      (await server.call('payOrder', { token, params: { id } })).status
    const other = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
    expect(await pay(tomeu.token, order.id)).toBe(403)
    expect(await pay(other.token, order.id)).toBe(404)
    const transfer = await world.ordered({ pay: 'transfer' })
    expect(await pay(admin.token, transfer.id)).toBe(406)
  })

  it('is offered only where cards are taken', async () => {
    const { server, admin, item, stripe, account } = world
    const shown = async () =>
      (await server.call('getMarketItem', { token: admin.token, params: { id: item.id } })).body
    expect((await shown()).cards).toBe(true)
    Object.assign(stripe.world.get(account), { charges_enabled: false })
    stripe.world.emit('account.updated', stripe.world.get(account), account)
    await world.told()
    expect((await shown()).cards).toBe(false)
    const refused = await world.acts.order(admin, item.id, {
      propertyId: world.homeId,
      pay: 'card',
    })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['pay']])
    stripe.world.activate(account)
    await world.told()
    expect((await shown()).cards).toBe(true)
  })

  it('without keys there is no door: no account, no message, no card', async () => {
    const server = await startTestServer()
    const seller = await server.register({ role: 'SERVICE' })
    const { body } = await server.call('getSeller', { token: seller.token })
    expect(body.cards).toBe('off')
    const opened = await server.call('openSellerAccount', { token: seller.token })
    expect(opened.status).toBe(503)
    expect(
      (await server.inject({ method: 'POST', url: '/hooks/stripe', payload: '{}' })).statusCode,
    ).toBe(404)
    await server.close()
  })
})

it('a process that dies between a call and its note gives back once', async () => {
  const { acts, tomeu, server, stripe, get } = world
  const order = await world.accepted()
  await acts.done(tomeu, order, 'refund', { amount: 1_000 })
  const { settle } = await import('./settle.ts')
  const { Died, dying } = await import('../../testing/dying.ts')
  // Dead at each of its statements in turn, and another one comes at once.
  for (let left = 0; left < 60; left += 1)
    await settle(dying(server.deps, left), order.id).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
    })
  await Promise.all([
    settle(server.deps, order.id),
    settle(server.deps, order.id),
    server.runJobs(),
  ])
  expect((await get(tomeu, order.id)).refunded).toBe(1_000)
  const intents = stripe.asked.filter(({ path }) => path === '/v1/refunds').slice(-1)
  const { latest_charge: charge } = stripe.world.get(intents[0]?.fields['payment_intent'] ?? '')
  expect(stripe.world.refundsOf(charge)).toHaveLength(1)
})
