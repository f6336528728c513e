import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MarketPublicationInput } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { PHOTOS } from '../../../testing/shop.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

it('an order is for a home where the service is offered', async () => {
  const { acts, admin, tomeu, homeId } = world
  const ordered = async (more: Partial<MarketPublicationInput>): Promise<number> => {
    const item = await acts.publish(tomeu, { ...PHOTOS, ...more })
    return (await acts.order(admin, item.id, { propertyId: homeId })).status
  }
  expect(await ordered({ islands: ['MENORCA'] })).toBe(406)
  expect(await ordered({ places: ['palma'] })).toBe(406)
  expect(await ordered({ places: ['palma', 'soller'] })).toBe(201)
})

it('the ten thousandth order has a number of its own, and so has the next', async () => {
  const { server, ordered } = world
  await sql`select setval('market_order_number', 9999)`.execute(server.db)
  const numbers = [(await ordered()).number, (await ordered()).number]
  expect(numbers.map((number) => number.slice(7))).toEqual(['10000', '10001'])
})
