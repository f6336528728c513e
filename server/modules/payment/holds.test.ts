import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { PaymentsFailure, type PaymentsPort } from '../../ports/payments/index.ts'
import { balanceOf } from '../ledger/index.ts'
import { cardWorld, type CardWorld } from './payment.fixture.ts'
import { paymentOf, type PaymentRow } from './payment.repository.ts'
import { settle } from './settle.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
}, 300_000)
afterAll(() => world.close())
beforeEach(() => world.told())

async function rowOf({ id }: Order): Promise<PaymentRow> {
  const row = await paymentOf(world.server.db, id)
  if (!row) throw new Error('No payment')
  return row
}
/** How often a path was asked that ends so. */
const asked = (end: string): number =>
  world.stripe.asked.filter(({ path }) => path.endsWith(end)).length
/** Its hour is over. */
async function timeIsUp({ id }: Order): Promise<void> {
  await sql`update market_order set due_at = now() - interval '1 minute'
    where id = ${id}`.execute(world.server.db)
  const { jobs } = await import('../order/index.ts')
  await jobs.find(({ kind }) => kind === 'order.due')?.handler({}, world.server.deps)
}

it('a hold that was let go of is no refund, whatever Stripe calls it', async () => {
  const order = await world.held()
  await world.acts.done(world.tomeu, order, 'decline', { text: 'No llego' })
  await world.server.runJobs()
  await world.told()
  expect(await rowOf(order)).toMatchObject({ state: 'released', refunded: 0, fee_back: 0 })
  expect(await balanceOf(world.server.db, 'buyer', { orderId: order.id })).toBe(0)
})

it('a card refused on the page of before does not hide the one held on the next', async () => {
  const { stripe, admin, get } = world
  const order = await world.ordered()
  stripe.world.refuse(await world.page(order))
  await world.told()
  expect((await get(admin, order.id)).payment).toBe('awaiting')
  world.later(0.6)
  const next = await world.page(order)
  await world.told()
  // The first page is closed, and its payment with it: nobody’s order ends by that.
  expect(await get(admin, order.id)).toMatchObject({ state: 'requested', payment: 'awaiting' })
  stripe.world.pay(next)
  await world.told()
  expect((await get(admin, order.id)).payment).toBe('held')
})

it('a page that closes after a refused card ends nothing: nothing was held', async () => {
  const { stripe, admin, get } = world
  const order = await world.ordered()
  const page = await world.page(order)
  stripe.world.refuse(page)
  await world.told()
  world.later(0.6)
  expect(stripe.world.page(page)['status']).toBe('expired')
  await world.told()
  expect(await get(admin, order.id)).toMatchObject({ state: 'requested', payment: 'awaiting' })
  stripe.world.pay(await world.page(order))
  await world.told()
  expect((await get(admin, order.id)).payment).toBe('held')
})

it('a page where a card was refused is closed with its order, and asked once', async () => {
  const { stripe, server } = world
  const order = await world.ordered()
  const page = await world.page(order)
  stripe.world.refuse(page)
  await world.told()
  await timeIsUp(order)
  const before = asked('/expire')
  await server.runJobs()
  expect(stripe.world.page(page)['status']).toBe('expired')
  await world.told()
  await settle(server.deps, order.id)
  await settle(server.deps, order.id)
  expect(asked('/expire') - before).toBe(1)
})

it('held, and nobody told us for an hour: the order is looked at before it ends', async () => {
  const { stripe, tomeu, get } = world
  const order = await world.ordered()
  stripe.world.pay(await world.page(order))
  await timeIsUp(order)
  const now = await get(tomeu, order.id)
  expect(now).toMatchObject({ state: 'requested', payment: 'held', turn: true })
})

it('away while an hour runs out, the order waits for Stripe to say whether a card is held', async () => {
  const { stripe, admin, get } = world
  const order = await world.ordered()
  await world.page(order)
  stripe.fail(500)
  await expect(timeIsUp(order)).rejects.toThrow('Stripe')
  stripe.fail(null)
  expect((await get(admin, order.id)).state).toBe('requested')
  await timeIsUp(order)
  expect((await get(admin, order.id)).state).toBe('expired')
})

it('a refund whose answer was lost a day ago is not given again under its dead key', async () => {
  const { stripe, server, acts, tomeu, get } = world
  const order = await world.accepted()
  await acts.done(tomeu, order, 'refund', { amount: 1_000 })
  stripe.cut(1)
  await server.runJobs()
  world.later(25)
  const { intent, charge } = await rowOf(order)
  expect(stripe.world.refundsOf(charge ?? '')).toHaveLength(1)
  await settle(server.deps, order.id)
  expect(stripe.world.refundsOf(charge ?? '')).toHaveLength(1)
  expect(await get(tomeu, order.id)).toMatchObject({ refunded: 1_000, refundDue: 0 })
  expect(await rowOf(order)).toMatchObject({ intent, trouble: null })
})

it('a refund that never reached Stripe is given under a new key a day later', async () => {
  const { stripe, server, acts, tomeu, get } = world
  const order = await world.accepted()
  await acts.done(tomeu, order, 'refund', { amount: 700 })
  stripe.fail(500)
  await server.runJobs()
  stripe.fail(null)
  world.later(25)
  await settle(server.deps, order.id)
  expect(await get(tomeu, order.id)).toMatchObject({ refunded: 700, refundDue: 0 })
  const { charge } = await rowOf(order)
  expect(stripe.world.refundsOf(charge ?? '')).toHaveLength(1)
})

it('an order that is gone gives nothing back of what was charged; its hold is let go of', async () => {
  const { server } = world
  const [charged, held] = [await world.accepted(), await world.held()]
  const before = asked('/v1/refunds')
  for (const { id } of [charged, held]) {
    await sql`delete from market_order where id = ${id}`.execute(server.db)
    await settle(server.deps, id)
  }
  expect(asked('/v1/refunds')).toBe(before)
  expect(await rowOf(charged)).toMatchObject({ state: 'captured', refunded: 0 })
  expect((await rowOf(held)).state).toBe('released')
})

it('a page that Stripe no longer knows is an answer, not a fault of ours', async () => {
  const order = await world.ordered()
  world.stripe.world.things.delete(await world.page(order))
  const { status } = await world.server.call('payOrder', {
    token: world.admin.token,
    params: { id: order.id },
  })
  expect(status).toBe(503)
})

it('what a seller gives back stays given, whatever is done before the card has it', async () => {
  const { acts, tomeu, admin, server, stripe } = world
  const refundsOf = async (order: Order): Promise<number[]> =>
    stripe.world.refundsOf((await rowOf(order)).charge ?? '').map(({ amount }) => Number(amount))
  const again = await acts.done(tomeu, await world.delivered(), 'refund', { amount: 1_000 })
  await acts.done(admin, again, 'redo', { text: 'Más luz' })
  await server.runJobs()
  await world.told()
  expect(await refundsOf(again)).toEqual([1_000])

  const given = await acts.done(tomeu, await world.delivered(), 'refund', { amount: 2_000 })
  await acts.done(admin, given, 'dispute', { text: 'Movidas' })
  await server.runJobs()
  expect(await refundsOf(given)).toEqual([2_000])

  const quick = await acts.done(tomeu, await world.delivered(), 'refund', { amount: 3_000 })
  const both = await acts.done(
    admin,
    await acts.done(admin, quick, 'dispute', { text: 'No' }),
    'agree',
    { percent: 0 },
  )
  await acts.done(tomeu, both, 'agree', { percent: 0 })
  await server.runJobs()
  await world.told()
  expect(await refundsOf(quick)).toEqual([3_000])
})

it('a service that is away is asked twice by the clock, and what ends without it ends', async () => {
  const { admin, server, get } = world
  const delivered = await world.delivered()
  const waiting = [await world.ordered(), await world.ordered(), await world.ordered()]
  for (const order of waiting) await world.page(order)
  const late = [...waiting, delivered].map(({ id }) => id)
  await sql`update market_order set due_at = now() - interval '2 minutes'
    where id = any(${late}::uuid[])`.execute(server.db)
  const { payments } = server.deps
  let calls = 0
  const away = () => {
    calls += 1
    return Promise.reject(new PaymentsFailure('Stripe: TimeoutError'))
  }
  server.deps.payments = new Proxy({} as PaymentsPort, { get: () => away })
  const ended = timeIsUp(waiting[0] as Order)
  await expect(ended).rejects.toThrow('Stripe')
  server.deps.payments = payments
  expect(calls).toBe(2)
  expect((await get(admin, delivered.id)).state).toBe('completed')
  await timeIsUp(waiting[0] as Order)
  expect(await Promise.all(waiting.map(async ({ id }) => (await get(admin, id)).state))).toEqual([
    'expired',
    'expired',
    'expired',
  ])
})
