import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture } from '../../../testing/home.ts'
import { PHOTOS } from '../../../testing/shop.ts'
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
