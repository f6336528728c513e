import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { cardWorld, type CardWorld } from '../../payment/payment.fixture.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
}, 300_000)
afterAll(() => world.close())

const suspend = (at: string | null) =>
  sql`update seller set suspended_at = ${at}::timestamptz`.execute(world.server.db)
const refused = async (who: Person, id: string, act: 'quote' | 'order' | 'accept', more = {}) => {
  const now = await world.get(who, id)
  expect(now.acts).not.toContain(act)
  const { status, body } = await world.acts.act(who, now, act, more)
  expect([act, status, JSON.stringify(body)]).toEqual([
    act,
    406,
    expect.stringContaining('suspendidas'),
  ])
}

it('who is suspended names no price and takes no order; the card’s page is shut, calling off is not', async () => {
  const { server, acts, admin, tomeu, item, homeId } = world
  const wanted = (await acts.order(admin, item.id, { propertyId: homeId })).body
  const card = await world.ordered()
  const body = () => ({ key: randomUUID(), itemId: item.id, propertyId: homeId })
  const asked = (await server.call('createOrder', { token: admin.token, body: body() })).body
  const other = (await server.call('createOrder', { token: admin.token, body: body() })).body
  const quoted = await acts.done(tomeu, other, 'quote', { amount: 30_000 })
  await suspend('2026-11-20')
  await refused(tomeu, asked.id, 'quote', { amount: 30_000 })
  await refused(admin, quoted.id, 'order')
  await refused(tomeu, wanted.id, 'accept')
  const page = await server.call('payOrder', { token: admin.token, params: { id: card.id } })
  expect([page.status, JSON.stringify(page.body)]).toEqual([
    406,
    expect.stringContaining('suspendidas'),
  ])
  expect((await acts.done(admin, asked, 'cancel')).state).toBe('cancelled')
  await suspend(null)
  expect((await acts.done(tomeu, wanted, 'accept')).state).toBe('accepted')
})
