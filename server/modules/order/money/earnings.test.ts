import { afterAll, beforeAll, expect, it } from 'vitest'
import { json, sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import { PHOTOS } from '../../../testing/shop.ts'
import { dayOf } from '../../../time/madrid.ts'
import { withPlans } from '../../subscription/subscription.fixture.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

it('an odd cent that went back is no tax that was withheld of a company', async () => {
  const { acts, admin, server } = world
  const firm = await server.register({ role: 'SERVICE' })
  await acts.seller(firm, { kind: 'company', registerNumber: 'PM-1', taxId: 'B57123457' })
  const item = await acts.publish(firm, { ...PHOTOS, price: { kind: 'fixed', amount: 101 } })
  const more = { propertyId: world.homeId, options: [], expectedTotal: 122 }
  const made = await acts.order(admin, item.id, more)
  const paid = await acts.done(firm, await acts.done(firm, made.body, 'accept'), 'received')
  await acts.addFile(firm, paid.id, await picture())
  let order = await acts.done(firm, paid, 'deliver')
  for (const amount of [61, 20, 41]) {
    order = await acts.done(firm, order, 'refund', { amount })
    const { status, body } = await server.call('getEarnings', { token: firm.token })
    expect(status, String(order.refunded)).toBe(200)
    expect(body.retentionYear).toBe(0)
    const left = body.orders[0]
    expect((left?.net ?? 0) + (left?.vat ?? 0)).toBe(122 - order.refunded)
  }
})

it('the fee is that of the seller’s plan; who has none pays the usual one', async () => {
  const { acts, server, admin, tomeu } = world
  const firm = await server.register({ role: 'ADMIN', agencyName: 'Fotos i més' })
  await acts.seller(firm, { kind: 'company', registerNumber: 'PM-2', taxId: 'B57123457' })
  const item = await acts.publish(firm)
  const feeNow = async () => (await server.call('getEarnings', { token: firm.token })).body.feePct
  expect(await feeNow()).toBe(10)
  await withPlans(server)
  expect(await feeNow()).toBe(8)
  const { body } = await acts.order(admin, item.id, {
    propertyId: world.homeId,
    expectedTotal: 29_040,
  })
  // 8 % of 240.00.
  expect((await world.get(firm, body.id)).fee).toBe(1_920)
  expect((await world.get(tomeu, (await world.ordered()).id)).fee).toBe(2_400)
})

it('no fee is guessed while a later version alone reads the plans', async () => {
  const { acts, server, admin, tomeu, homeId } = world
  const firm = await server.register({ role: 'ADMIN', agencyName: 'Plànols i més' })
  await acts.seller(firm)
  const item = await acts.publish(firm)
  const { body: asked } = await acts.order(admin, item.id, {
    propertyId: homeId,
    expectedTotal: undefined,
  })
  await withPlans(server)
  const { rows } = await sql<{ was: unknown }>`select doc #> '{}' as was from plan_edition
    where valid_from = '2026-01-01'`.execute(server.db)
  await sql`update plan_edition set doc = jsonb_set(doc, '{plans,0,later}', '1')`.execute(server.db)
  const more = { propertyId: homeId }
  expect((await acts.order(admin, item.id, more)).status).toBe(503)
  expect((await acts.act(firm, asked, 'quote', { amount: 30_000 })).status).toBe(503)
  expect((await server.call('getEarnings', { token: firm.token })).status).toBe(503)
  // A person has no plan; and who asks for a price owes no fee yet.
  expect((await world.get(tomeu, (await world.ordered()).id)).fee).toBe(2_400)
  const again = { propertyId: homeId, expectedTotal: undefined }
  expect((await acts.order(admin, item.id, again)).status).toBe(201)
  await sql`update plan_edition set doc = ${json(rows[0]?.was)}`.execute(server.db)
  expect((await acts.done(firm, asked, 'quote', { amount: 30_000 })).state).toBe('quoted')
})

it('are told by nobody who does not read how each order was paid, and how it stands', async () => {
  const { acts, server, tomeu } = world
  const { id } = await acts.done(
    tomeu,
    await acts.done(tomeu, await world.ordered(), 'accept'),
    'received',
  )
  const told = async () => {
    const { token } = tomeu
    const period = dayOf(server.deps.now()).slice(0, 7)
    return [
      (await server.call('getEarnings', { token })).status,
      (await server.call('getEarningsStatement', { token, query: { period } })).status,
      (await server.call('exportEarningsStatement', { token, query: { period } })).status,
    ]
  }
  expect(await told()).toEqual([200, 200, 200])
  const before =
    await sql<object>`select payment, state, paid_at from market_order where id = ${id}`.execute(
      server.db,
    )
  for (const odd of [
    sql`payment = 'part_charged_back'`,
    sql`payment = 'promised', paid_at = null`,
    sql`state = 'lent'`,
  ]) {
    await sql`update market_order set ${odd} where id = ${id}`.execute(server.db)
    expect(await told()).toEqual([503, 503, 503])
    await server.db
      .updateTable('market_order')
      .set(before.rows[0] ?? {})
      .where('id', '=', id)
      .execute()
  }
  // Of one that nobody accepted here no day is known: it counts in none, nor is it left out.
  await sql`update order_act set act = 'accept_later'
    where order_id = ${id} and act = 'accept'`.execute(server.db)
  await sql`update market_order set payment = 'promised', paid_at = null
    where id = ${id}`.execute(server.db)
  expect(await told()).toEqual([503, 503, 503])
  await sql`update market_order set payment = 'awaiting' where id = ${id}`.execute(server.db)
  expect((await told()).slice(1)).toEqual([503, 503])
  await sql`update market_order set payment = 'promised' where id = ${id}`.execute(server.db)
  const { token } = tomeu
  const before2020 = { token, query: { period: '2020' } }
  expect((await server.call('getEarningsStatement', before2020)).status).toBe(200)
  await sql`update order_act set act = 'accept'
    where order_id = ${id} and act = 'accept_later'`.execute(server.db)
  await server.db
    .updateTable('market_order')
    .set(before.rows[0] ?? {})
    .where('id', '=', id)
    .execute()
  // Not paid yet: what is earned may follow all the same.
  await sql`update market_order set state = 'lent', payment = 'none', paid_at = null
    where id = ${id}`.execute(server.db)
  expect((await told())[0]).toBe(503)
  await server.db
    .updateTable('market_order')
    .set(before.rows[0] ?? {})
    .where('id', '=', id)
    .execute()
  expect(await told()).toEqual([200, 200, 200])
})
