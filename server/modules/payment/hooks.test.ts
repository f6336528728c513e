import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { HOOK_SECRET, hookOf } from '../../testing/stripe/index.ts'
import { make } from '../../testing/stripe/objects.ts'
import { balanceOf } from '../ledger/index.ts'
import { differences, cardWorld, NEXT_SECRET, type CardWorld } from './payment.fixture.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
}, 300_000)
afterAll(() => world.close())

const kept = async () =>
  (
    await sql<{ id: string; state: string; why: string | null }>`
      select id, state, why from payment_event order by received_at, id`.execute(world.server.db)
  ).rows

it('acceptance 10: forged 400, old 400, replayed once', async () => {
  const event = make('event', {
    type: 'charge.refunded',
    created: 1,
    data: { object: { id: 'ch_x', object: 'charge' } },
  })
  const before = (await kept()).length
  expect(await world.send(event, 'whsec_somebodyelse0000000')).toBe(400)
  expect(await world.send(event, HOOK_SECRET, new Date(Date.now() - 301_000))).toBe(400)
  expect(await world.send(event, HOOK_SECRET, new Date(Date.now() + 301_000))).toBe(400)
  const changed = hookOf(event)
  const status = await world.server.inject({ ...changed, payload: `${changed.payload} ` })
  expect(status.statusCode).toBe(400)
  const bare = await world.server.inject({ ...changed, headers: {} })
  expect(bare.statusCode).toBe(400)
  // As many characters as a signature has, of more bytes.
  const time = Math.floor(Date.now() / 1000)
  const headers = { 'stripe-signature': `t=${time},v1=${'é'.repeat(64)}` }
  expect((await world.server.inject({ ...changed, headers })).statusCode).toBe(400)
  expect(await kept()).toHaveLength(before)
  expect([await world.send(event), await world.send(event), await world.send(event)]).toEqual([
    200, 200, 200,
  ])
  expect(await kept()).toHaveLength(before + 1)
  // What is too long is not read.
  const long = await world.server.inject({ ...changed, payload: 'x'.repeat(1_000_001) })
  expect(long.statusCode).toBe(413)
})

it.each([
  { livemode: undefined },
  { livemode: 'no' },
  { account: { id: 'acct_1' } },
  { created: 'x' },
])('of another shape, %j, is refused, though it is signed', async (part) => {
  const data = { object: { id: 'x_2', object: 'x' } }
  const event = make('event', { type: 'ping', created: 1, data, ...part })
  const before = (await kept()).length
  expect([await world.send(event), (await kept()).length]).toEqual([400, before])
})

it('each of two secrets opens while one is replaced', async () => {
  const event = make('event', {
    type: 'ping',
    created: 1,
    data: { object: { id: 'x_1', object: 'x' } },
  })
  expect(await world.send(event, NEXT_SECRET)).toBe(200)
})

it('of another mode, of an account or a payment that is not ours, it is kept and not applied', async () => {
  const order = await world.held()
  const { rows } = await sql<{ intent: string }>`select intent from payment
    where order_id = ${order.id}`.execute(world.server.db)
  const intent = world.stripe.world.get(rows[0]?.intent ?? '')
  const live = make('event', {
    type: 'payment_intent.succeeded',
    livemode: true,
    created: 1,
    data: { object: intent },
  })
  const foreign = make('event', {
    type: 'account.updated',
    created: 1,
    account: 'acct_foreign',
    data: { object: { id: 'acct_foreign', object: 'account' } },
  })
  const other = world.stripe.world.hold({
    amount: 100,
    fee: 0,
    destination: world.account,
    order: undefined,
  })
  const strange = make('event', {
    type: 'payment_intent.succeeded',
    created: 1,
    data: { object: other },
  })
  for (const event of [live, foreign, strange]) expect(await world.send(event)).toBe(200)
  await world.server.runJobs()
  const found = new Map((await kept()).map((one) => [one.id, one]))
  expect(
    [live, foreign, strange].map(({ id }) => [found.get(id)?.state, found.get(id)?.why]),
  ).toEqual([
    ['kept', 'mode'],
    ['kept', 'account'],
    ['kept', 'payment'],
  ])
  expect((await world.get(world.admin, order.id)).payment).toBe('held')
})

it('an intent that says it is of our order, but of another account, changes nothing', async () => {
  const order = await world.ordered()
  await world.page(order)
  const forged = world.stripe.world.hold({
    amount: 25_440,
    fee: 0,
    destination: 'acct_else',
    order: order.id,
  })
  world.stripe.world.capture(forged['id'])
  await world.told()
  expect((await world.get(world.admin, order.id)).payment).toBe('awaiting')
  expect(await balanceOf(world.server.db, 'buyer', { orderId: order.id })).toBe(0)
  // It moved money, so it is named.
  expect((await differences(world.server.deps)).map(({ what }) => what)).toContain('moved')
})

it('the page races the message: 20 looks and 20 messages at once charge once', async () => {
  const order = await world.ordered()
  const session = await world.page(order)
  const from = world.stripe.world.events.length
  world.stripe.world.pay(session)
  const events = world.stripe.world.events.slice(from)
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await Promise.all(events.map((event) => world.send(event)))
      await world.get(world.admin, order.id)
    }),
  )
  await Promise.all([world.server.runJobs(), world.server.runJobs(), world.server.runJobs()])
  const held = await world.get(world.tomeu, order.id)
  expect(held.payment).toBe('held')
  expect(held.events.filter(({ act }) => act === 'hold')).toHaveLength(1)
  await world.acts.done(world.tomeu, held, 'accept')
  await Promise.all([world.server.runJobs(), world.server.runJobs(), world.server.runJobs()])
  expect(world.stripe.asked.filter(({ path }) => path.endsWith('/capture')).length).toBeGreaterThan(
    0,
  )
  expect(await balanceOf(world.server.db, 'buyer', { orderId: order.id })).toBe(-25_440)
})

it('acceptance 4, by card: 50 parallel clicks make one order and one page', async () => {
  const { server, admin, acts, item, homeId } = world
  const key = crypto.randomUUID()
  const all = await Promise.all(
    Array.from({ length: 50 }, () =>
      acts.order(admin, item.id, { key, propertyId: homeId, pay: 'card' }),
    ),
  )
  const ids = new Set(all.map(({ body }) => body.id))
  expect([new Set(all.map(({ status }) => status)), ids.size]).toEqual([new Set([201]), 1])
  const [id = ''] = ids
  const asked = world.stripe.asked.length
  const pages = await Promise.all(
    Array.from({ length: 25 }, () =>
      server.call('payOrder', { token: admin.token, params: { id } }),
    ),
  )
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
  const keys = world.stripe.asked.slice(asked).map(({ key: one }) => one)
  expect(new Set(keys)).toEqual(new Set([`order:${id}:open:1`]))
})
