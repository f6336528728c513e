import { afterAll, beforeAll, expect, it } from 'vitest'
import { PDF } from '../../../testing/shop.ts'
import { jobs } from '../index.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

it('data that somebody saved in between are a conflict that shows the order', async () => {
  const { tomeu, server } = world
  const order = await world.planned()
  const save = (version: number) =>
    server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version, areas: { built: 151.2 } },
    })
  expect((await save(order.version)).status).toBe(200)
  const stale = await save(order.version)
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({ current: { id: order.id, version: order.version + 1 } })
})

/** Where the paper of an order lies. */
const paperOf = async (id: string): Promise<string> => {
  const row = await world.server.db
    .selectFrom('order_file')
    .select('file_key')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.file_key ?? ''
}

it('a paper that is taken out again leaves the disk, too', async () => {
  const { acts, tomeu, server } = world
  const order = await world.accepted()
  await acts.addFile(tomeu, order.id, PDF, {}, 'application/pdf')
  const key = await paperOf(order.id)
  const fileId = (await world.get(tomeu, order.id)).files[0]?.id ?? ''
  await server.deps.files.get(key)
  await server.call('removeOrderFile', { token: tomeu.token, params: { id: order.id, fileId } })
  await server.runJobs()
  await expect(server.deps.files.get(key)).rejects.toThrow('No file')
})

it('papers of an order that is no more are swept, those of others stay', async () => {
  const { acts, tomeu, server } = world
  const [gone, kept] = [await world.accepted(), await world.accepted()]
  for (const { id } of [gone, kept]) await acts.addFile(tomeu, id, PDF, {}, 'application/pdf')
  const [lost, here] = [await paperOf(gone.id), await paperOf(kept.id)]
  await server.db.deleteFrom('market_order').where('id', '=', gone.id).execute()
  const later = { ...server.deps, now: () => new Date(Date.now() + 2 * 3_600_000) }
  await jobs.find(({ kind }) => kind === 'order.paper.sweep')?.handler({}, later)
  await expect(server.deps.files.get(lost)).rejects.toThrow('No file')
  await server.deps.files.get(here)
})
