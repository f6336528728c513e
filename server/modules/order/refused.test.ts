import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import { orderWorld, type OrderWorld } from './order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

it('before the yes nothing is handed over, and nothing would change in the home', async () => {
  const { server, acts, admin, tomeu } = world
  const { id, version } = await world.ordered()
  const as = (who: { token: string }) => ({ token: who.token, params: { id } })
  const sent = await acts.addFile(tomeu, id, await picture())
  const saved = await server.call('saveOrderDelivery', {
    ...as(tomeu),
    body: { version, category: 'photo' },
  })
  const changes = await server.call('getOrderDelivery', as(admin))
  expect([sent.status, saved.status, changes.status]).toEqual([406, 406, 406])
})

it('what was handed over stays', async () => {
  const { server, tomeu } = world
  const { id } = await world.delivered()
  const { files } = await world.get(tomeu, id)
  const { status } = await server.call('removeOrderFile', {
    token: tomeu.token,
    params: { id, fileId: files[0]?.id ?? '' },
  })
  expect([status, (await world.get(tomeu, id)).files]).toEqual([406, files])
})

it('long after its end nobody writes to an order any more', async () => {
  const { server, acts, tomeu } = world
  const { id } = await acts.done(tomeu, await world.ordered(), 'decline', { text: 'No llego' })
  await sql`update market_order set ended_at = now() - interval '2 years' where id = ${id}`.execute(
    server.db,
  )
  const { status } = await server.call('createOrderMessage', {
    token: tomeu.token,
    params: { id },
    body: { clientId: 'client-0001', text: 'Buenos días' },
  })
  expect(status).toBe(406)
})
