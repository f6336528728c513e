import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { PaymentsFailure, type PaymentsPort } from '../../ports/payments/index.ts'
import { balanceOf, unbalanced } from '../ledger/index.ts'
import { runOperator } from '../operator/index.ts'
import { commands } from './index.ts'
import { payOut } from './payout.ts'
import { cardWorld, type CardWorld } from './payment.fixture.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
}, 300_000)
afterAll(() => world.close())
beforeEach(() => world.told())

/** An order that was taken and is over for so long that it is paid out. */
async function over(): Promise<string> {
  const order = await world.delivered()
  await world.acts.done(world.admin, await world.get(world.admin, order.id), 'take')
  await world.server.runJobs()
  world.later(49)
  return order.id
}
const list = async () =>
  (await world.server.call('listSellerPayouts', { token: world.tomeu.token })).body
const paid = (orderId: string): Promise<number> =>
  balanceOf(world.server.db, 'seller:paid', { orderId })
const sentPayouts = (): number =>
  world.stripe.asked.filter(({ path }) => path === '/v1/payouts').length

it('is one for all orders that are over, told to the seller, and shown with what is to come', async () => {
  const first = await world.accepted()
  expect(await list()).toMatchObject({ items: [], held: 22_536, due: 0 })
  const ids = [await over(), await over()]
  expect(await list()).toMatchObject({ held: 22_536, due: 45_072 })
  await payOut(world.server.deps)
  const { items, held, due } = await list()
  expect([held, due]).toEqual([22_536, 0])
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ amount: 45_072, state: 'sent' })
  expect(items[0]?.orders).toHaveLength(2)
  expect(await Promise.all([...ids, first.id].map(paid))).toEqual([22_536, 22_536, 0])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
    where topic = ${`payout:${items[0]?.id}`}`.execute(world.server.db)
  expect(rows[0]?.n).toBe(1)
})

it('goes though a clock that ran a year ahead noted until when it waits', async () => {
  const id = await over()
  await sql`update payment set payable_at = payable_at + interval '1 year'
    where order_id = ${id}`.execute(world.server.db)
  await payOut(world.server.deps)
  expect(await paid(id)).toBe(22_536)
})

it('waits until the money is at Stripe, and goes once where the line broke', async () => {
  const id = await over()
  const { balances } = world.stripe.world
  const all = balances.get(world.account) ?? 0
  balances.set(world.account, 100)
  const before = sentPayouts()
  await payOut(world.server.deps)
  expect(sentPayouts()).toBe(before)
  balances.set(world.account, all)
  world.stripe.cut(1)
  await expect(payOut(world.server.deps)).rejects.toThrow('Stripe')
  expect((await list()).items[0]?.state).toBe('open')
  await payOut(world.server.deps)
  await payOut(world.server.deps)
  expect(await paid(id)).toBe(22_536)
  const keys = world.stripe.asked
    .filter(({ path }) => path === '/v1/payouts')
    .slice(before)
    .map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

/** Two orders that are over, the second of another seller from whom `give` takes it back. */
async function ofTwoSellers() {
  const { server, acts } = world
  const [mine, other] = [await over(), await over()]
  await acts.seller(await server.register({ role: 'SERVICE' }))
  const owners = await sql<{ was: string; id: string }>`
    select p.seller_id as was, (select id from seller order by created_at desc limit 1) as id
    from payment p where p.order_id = ${other}`.execute(server.db)
  const give = (id = '') =>
    sql`update payment set seller_id = ${id} where order_id = ${other}`.execute(server.db)
  await give(owners.rows[0]?.id)
  return { mine, other, giveBack: () => give(owners.rows[0]?.was) }
}
const away = () => new PaymentsFailure('Stripe: TimeoutError')

it('asks a service that is away twice, whoever else has something to come', async () => {
  const { server } = world
  const { mine, other, giveBack } = await ofTwoSellers()
  const third = await ofTwoSellers()
  let calls = 0
  const get = () => () => {
    calls += 1
    return Promise.reject(away())
  }
  await expect(
    payOut({ ...server.deps, payments: new Proxy({} as PaymentsPort, { get }) }),
  ).rejects.toThrow('Stripe')
  expect(calls).toBe(2)
  for (const back of [giveBack, third.giveBack]) await back()
  await payOut(server.deps)
  const all = [mine, other, third.mine, third.other]
  expect(await Promise.all(all.map(paid))).toEqual([22_536, 22_536, 22_536, 22_536])
})

it('of one that the service never answers holds up nobody else’s', async () => {
  const { server, account } = world
  const { mine, other, giveBack } = await ofTwoSellers()
  const payments = server.deps.payments as PaymentsPort
  const never = (id: string) =>
    sql`update payment set account = ${id} where order_id = ${mine}`.execute(server.db)
  await never('zzz_never')
  const available = (id: string) =>
    id === 'zzz_never' ? Promise.reject(away()) : payments.available(id)
  const silent = new Proxy(payments, {
    get: (port, name) =>
      name === 'available'
        ? available
        : (Reflect.get(port, name) as (...args: unknown[]) => unknown).bind(port),
  })
  for (let round = 0; round < 2; round += 1)
    await expect(payOut({ ...server.deps, payments: silent })).rejects.toThrow('Stripe')
  expect([await paid(mine), await paid(other)]).toEqual([0, 22_536])
  await never(account)
  await giveBack()
  await payOut(server.deps)
  expect(await paid(mine)).toBe(22_536)
})

it('that the bank sends back is booked back, and paid the next time; money that went back is kept of it', async () => {
  const id = await over()
  await payOut(world.server.deps)
  const [payout] = [...world.stripe.world.things.values()]
    .filter(({ object }) => object === 'payout')
    .slice(-1)
  world.stripe.world.endPayout(String(payout?.['id']), world.account, 'failed')
  await world.told()
  expect(await list()).toMatchObject({ due: 22_536 })
  expect((await list()).items[0]?.state).toBe('failed')
  expect(await paid(id)).toBe(0)
  // Half goes back before it is paid again.
  const now = await world.get(world.tomeu, id)
  await world.acts.done(world.tomeu, now, 'refund', { amount: 12_720 })
  await world.server.runJobs()
  await payOut(world.server.deps)
  expect(await paid(id)).toBe(11_268)
  // All of it goes back after it was paid: the next payout is that much less.
  const after = await world.get(world.tomeu, id)
  await world.acts.done(world.tomeu, after, 'refund', { amount: 12_720 })
  await world.server.runJobs()
  const next = await over()
  expect((await list()).due).toBe(11_268)
  await payOut(world.server.deps)
  expect((await list()).items[0]?.amount).toBe(11_268)
  expect([await paid(id), await paid(next)]).toEqual([0, 22_536])
  expect(await unbalanced(world.server.db)).toEqual([])
})

it('the operator hears what differs, by name, and what was refused is asked anew by their word', async () => {
  const { server, stripe } = world
  const say = (...args: string[]) => runOperator(args, server.deps, commands)
  expect(await say('payments', 'reconcile')).toEqual({ lines: ['Nothing differs.'], code: 0 })
  expect((await say('payments', 'reconcile', 'x')).code).toBe(2)
  // A seller whose account became ready, of which no message came.
  await sql`update seller set cards = 'pending'`.execute(server.db)
  expect((await say('payments', 'reconcile')).code).toBe(0)
  const seller = await server.call('getSeller', { token: world.tomeu.token })
  expect(seller.body.cards).toBe('active')
  const order = await world.held()
  // A charge that was made past us: its sum is not that of the order.
  await sql`update payment set amount = amount + 1 where order_id = ${order.id}`.execute(server.db)
  await world.acts.done(world.tomeu, order, 'accept')
  await server.runJobs()
  const found = await say('payments', 'reconcile')
  expect(found.code).toBe(1)
  expect(found.lines.join()).toContain(order.number)
  const { rows } = await sql<{ subject: string }>`select subject from payment_difference`.execute(
    server.db,
  )
  expect(rows).toEqual([{ subject: order.number }])
  await sql`update payment set amount = amount - 1 where order_id = ${order.id}`.execute(server.db)
  expect((await say('payments', 'reconcile')).code).toBe(0)
  const { rows: left } = await sql`select 1 from payment_difference`.execute(server.db)
  expect(left).toEqual([])
  // Refused: it stands still until somebody looked.
  const { intent } = await server.db
    .selectFrom('payment')
    .select('intent')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const charge = stripe.world.get(stripe.world.get(intent ?? '')['latest_charge'])
  charge['disputed'] = true
  const now = await world.get(world.tomeu, order.id)
  await server.db
    .updateTable('payment')
    .set({ disputed: 'won' })
    .where('intent', '=', intent)
    .execute()
  stripe.world.dispute(intent ?? '', 'won')
  await world.acts.done(world.tomeu, now, 'refund', { amount: 1_000 })
  await server.runJobs()
  const stuck = await say('payments', 'reconcile')
  expect(stuck.lines).toEqual([expect.stringContaining('refused refund: charge_disputed')])
  charge['disputed'] = false
  expect((await say('payments', 'again', order.number)).code).toBe(0)
  expect((await world.get(world.tomeu, order.id)).refunded).toBe(1_000)
  expect((await say('payments', 'again', order.number)).code).toBe(1)
  expect((await say('payments', 'reconcile')).code).toBe(0)
})

it('in a state that only a later version knows is not booked back, and waits for one that does', async () => {
  const { server } = world
  const id = await over()
  await payOut(server.deps)
  const row = await server.db
    .selectFrom('payout')
    .select(['id', 'object'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const put = (state: string) =>
    sql`update payout set state = ${state} where id = ${row.id}::uuid`.execute(server.db)
  await put('returned')
  world.stripe.world.endPayout(row.object ?? '', world.account, 'failed')
  await world.told()
  expect(await paid(id)).toBe(22_536)
  await put('sent')
  await sql`update job set run_at = now() where waits_for is not null`.execute(server.db)
  await server.runJobs()
  expect(await paid(id)).toBe(0)
  expect(await unbalanced(server.db)).toEqual([])
})
