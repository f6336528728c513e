import { beforeEach, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { PaymentsFailure, type PaymentsPort } from '../../ports/payments/index.ts'
import { balanceOf, post } from '../ledger/index.ts'
import { runOperator } from '../operator/index.ts'
import { commands } from './index.ts'
import { differences, cardWorld, type CardWorld } from './payment.fixture.ts'
import { payOut } from './payout.ts'
import { reconcileByClock } from './reconcile.ts'

// Each test leaves marks in the books that the next would list, so each has a world of its own.
let world: CardWorld
beforeEach(async () => {
  world = await cardWorld()
  return () => world.close()
}, 300_000)

/** An order that was taken and is over for so long that it is paid out. */
async function over(): Promise<string> {
  const order = await world.delivered()
  await world.acts.done(world.admin, await world.get(world.admin, order.id), 'take')
  await world.server.runJobs()
  world.later(49)
  return order.id
}
const payouts = (): number => world.stripe.asked.filter(({ path }) => path === '/v1/payouts').length
const listed = async (): Promise<string[]> =>
  (
    await sql<{ what: string }>`select what from payment_difference`.execute(world.server.db)
  ).rows.map(({ what }) => what)

it('sellers whose accounts have cut us off hold up nobody’s payout', async () => {
  const { server, stripe } = world
  const id = await over()
  stripe.cutOff.add('acct_gone')
  // Before and after the one who is there.
  for (const seller of ['00000000', 'ffffffff'])
    await sql`insert into payment select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', gen_random_uuid(), 'account', 'acct_gone',
        'seller_id', ${`${seller}-0000-4000-8000-000000000000`}::text,
        'session', null, 'intent', null))).*
      from payment p where order_id = ${id}`.execute(server.db)
  await expect(payOut(server.deps)).rejects.toThrow('account_invalid')
  expect(await balanceOf(server.db, 'seller:paid', { orderId: id })).toBe(22_536)
})

it('an account that has cut us off takes no cards; the books are compared all the same', async () => {
  const { server, stripe, account, tomeu } = world
  const cards = async () => (await server.call('getSeller', { token: tomeu.token })).body.cards
  await sql`update seller set cards = 'pending' where pay_account is not null`.execute(server.db)
  stripe.cutOff.add(account)
  expect(await differences(server.deps)).toEqual([])
  expect(await cards()).toBe('restricted')
  stripe.cutOff.delete(account)
  expect(await differences(server.deps)).toEqual([])
  expect(await cards()).toBe('active')
  // Their word that they have left us says so at once, and they are told.
  stripe.cutOff.add(account)
  stripe.world.emit(
    'account.application.deauthorized',
    { id: 'ca_rig', object: 'application' },
    account,
  )
  await world.told()
  expect(await cards()).toBe('restricted')
  const { rows } =
    await sql`select 1 from notification where topic = ${`account:${account}`}`.execute(server.db)
  expect(rows).toHaveLength(1)
  stripe.cutOff.delete(account)
  expect(await differences(server.deps)).toEqual([])
  expect(await cards()).toBe('active')
})

it('what cannot be heard of one order is said once the list is written', async () => {
  const { server, stripe } = world
  const charged = await world.accepted()
  const order = await world.ordered()
  stripe.world.things.delete(await world.page(order))
  await sql`update payment set amount = amount + 1 where order_id = ${charged.id}`.execute(
    server.db,
  )
  await expect(reconcileByClock(server.deps)).rejects.toThrow('resource_missing')
  const unheard = 'unchecked Stripe refused: resource_missing'
  expect((await listed()).toSorted()).toEqual(['held', unheard])
})

it('a wake that was lost after the charge is made good, and nothing is called again', async () => {
  const { server, stripe, acts, tomeu, get } = world
  const order = await world.accepted()
  await acts.done(tomeu, order, 'refund', { amount: 1_000 })
  await sql`delete from job where kind = 'payment.settle'`.execute(server.db)
  expect(await differences(server.deps)).toEqual([])
  expect((await get(tomeu, order.id)).refunded).toBe(1_000)
  const before = stripe.asked.length
  expect(await differences(server.deps)).toEqual([])
  expect(stripe.asked.length).toBe(before)
})

it('a refund that the bank sent back stays listed until the operator says it is settled', async () => {
  const { server, stripe, acts, tomeu } = world
  await acts.done(tomeu, await world.accepted(), 'refund', { amount: 1_000 })
  await server.runJobs()
  const refund = [...stripe.world.things.values()].find(({ object }) => object === 'refund')
  const subject = String(refund?.['id'])
  stripe.world.failRefund(subject)
  // Its message is lost: the lines of the account say it.
  stripe.world.events.pop()
  const listed = [{ subject, what: 'refund failed', ours: -1_000, theirs: 0 }]
  expect(await differences(server.deps)).toEqual(listed)
  // Longer ago than each night looks back.
  world.later(24 * 20)
  expect(await differences(server.deps)).toEqual(listed)
  const settle = (...words: string[]) =>
    runOperator(['payments', 'settled', subject, ...words], server.deps, commands)
  expect((await settle('short')).code).toBe(2)
  expect((await settle('Paid', 'by', 'transfer')).code).toBe(0)
  expect((await settle('Paid', 'by', 'transfer')).code).toBe(1)
  expect(await differences(server.deps)).toEqual([])
  const acted = await server.db.selectFrom('operator_act').select(['act', 'subject']).execute()
  expect(acted).toEqual([{ act: 'payment.settled', subject }])
})

it('a chargeback that is lost is taken from the seller, out of what they were paid since', async () => {
  const { server, stripe, get, tomeu } = world
  const id = await over()
  await payOut(server.deps)
  const { intent } = await server.db
    .selectFrom('payment')
    .select('intent')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  stripe.world.dispute(intent ?? '', 'needs_response')
  stripe.world.dispute(intent ?? '', 'lost')
  await world.told()
  expect(await get(tomeu, id)).toMatchObject({ payment: 'charged_back', refunded: 25_440 })
  expect(await balanceOf(server.db, 'fee', { orderId: id })).toBe(0)
  // Their account is empty: it waits, and is named.
  expect((await differences(server.deps)).map(({ what }) => what)).toEqual([
    'refused reverse: balance_insufficient',
  ])
  await over()
  await payOut(server.deps)
  expect(stripe.world.balances.get(world.account)).toBe(22_536)
  const { number } = await get(tomeu, id)
  const again = await runOperator(['payments', 'again', number], server.deps, commands)
  expect(again.code).toBe(0)
  expect(stripe.world.balances.get(world.account)).toBe(0)
  expect(await differences(server.deps)).toEqual([])
  // What Stripe kept: 1.5 % and 25 cents of two charges, 20 EUR of the dispute; booked once.
  expect(await differences(server.deps)).toEqual([])
  expect(await balanceOf(server.db, 'processor')).toBe(2 * (382 + 25) + 2_000)
})

it('a card that was lost and paid by transfer is nothing that differs', async () => {
  const { server, stripe, acts, tomeu, get, admin } = world
  const order = await world.held()
  const { rows } = await sql<{ intent: string }>`select intent from payment`.execute(server.db)
  stripe.world.cancel(rows[0]?.intent ?? '')
  await acts.done(tomeu, order, 'accept')
  await server.runJobs()
  expect((await get(admin, order.id)).pay).toBe('transfer')
  // As a transfer is booked: from buyer to seller.
  await post(server.db, {
    at: new Date(),
    ref: order.number,
    orderId: order.id,
    entries: [
      { account: 'buyer', amount: -25_440 },
      { account: 'seller:paid', amount: 25_440 },
    ],
  })
  expect(await differences(server.deps)).toEqual([])
})

it('a payout whose answer was lost a day ago is not asked for again, but looked for', async () => {
  const { server, stripe } = world
  const id = await over()
  stripe.cut(1)
  await expect(payOut(server.deps)).rejects.toThrow('Stripe')
  expect(await differences(server.deps)).toEqual([])
  world.later(25)
  stripe.world.move(world.account, 100_000)
  const before = payouts()
  await payOut(server.deps)
  expect(payouts()).toBe(before)
  expect(await balanceOf(server.db, 'seller:paid', { orderId: id })).toBe(0)
  // The account has cut us off: nobody can look.
  stripe.cutOff.add(world.account)
  expect((await differences(server.deps)).map(({ what }) => what)).toEqual(['payout unknown'])
  stripe.cutOff.delete(world.account)
  expect(await differences(server.deps)).toEqual([])
  expect(await balanceOf(server.db, 'seller:paid', { orderId: id })).toBe(22_536)
})

it('a payout that never went is paid with the next, found so or said so by the operator', async () => {
  const { server, stripe } = world
  const lose = async (): Promise<void> => {
    stripe.cut(1)
    await expect(payOut(server.deps)).rejects.toThrow('Stripe')
    for (const [key, { object }] of stripe.world.things)
      if (object === 'payout') stripe.world.things.delete(key)
    world.later(25)
  }
  const first = await over()
  await lose()
  expect(await differences(server.deps)).toEqual([])
  stripe.world.move(world.account, 22_536)
  await lose()
  stripe.cutOff.add(world.account)
  const [lost] = await differences(server.deps)
  const say = (...words: string[]) =>
    runOperator(['payments', 'payout', ...words], server.deps, commands)
  expect((await say(lost?.subject ?? '', 'perhaps', 'Nobody knows it')).code).toBe(2)
  expect((await say(lost?.subject ?? '', 'never', 'Not in their account')).code).toBe(0)
  expect((await say(lost?.subject ?? '', 'never', 'Not in their account')).code).toBe(1)
  stripe.cutOff.delete(world.account)
  stripe.world.move(world.account, 22_536)
  await payOut(server.deps)
  expect(await balanceOf(server.db, 'seller:paid', { orderId: first })).toBe(22_536)
  expect(await differences(server.deps)).toEqual([])
})

it('a service that is silent is asked twice in a night, and what was not asked is listed', async () => {
  const { server } = world
  const orders = [await world.ordered(), await world.ordered(), await world.ordered()]
  for (const order of orders) await world.page(order)
  const payments = server.deps.payments as PaymentsPort
  let calls = 0
  const silent = new Proxy(payments, {
    get: (port, name) => {
      const part: unknown = Reflect.get(port, name)
      if (typeof part !== 'function' || name === 'moved') return part
      return () => {
        calls += 1
        return Promise.reject(new PaymentsFailure('Stripe: TimeoutError'))
      }
    },
  })
  await expect(reconcileByClock({ ...server.deps, payments: silent })).rejects.toThrow('Timeout')
  expect(calls).toBe(2)
  expect(await listed()).toEqual(Array(3).fill('unchecked Stripe: TimeoutError'))
  expect(await differences(server.deps)).toEqual([])
  expect(await listed()).toEqual([])
})
