import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import { PHOTOS } from '../../../testing/shop.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

describe('what a buyer has not been given', () => {
  it('stays the seller’s when the order is called off before it is delivered', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await world.accepted()
    await acts.addFile(tomeu, order.id, await picture())
    const fileId = (await world.get(tomeu, order.id)).files[0]?.id ?? ''
    await acts.done(admin, order, 'cancel')
    expect((await world.get(admin, order.id)).files).toEqual([])
    const read = (token: string) =>
      server.call('getOrderFile', { token, params: { id: order.id, fileId } })
    expect((await read(admin.token)).status).toBe(404)
    expect((await read(tomeu.token)).status).toBe(200)
  })

  it('nor do its data', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await world.planned()
    const { body: saved } = await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: order.version, areas: { built: 151.2 } },
    })
    await acts.done(admin, saved, 'cancel')
    expect((await world.get(admin, order.id)).delivery).toBeNull()
    expect((await world.get(tomeu, order.id)).delivery).toMatchObject({ areas: { built: 151.2 } })
  })

  it('what is paid before stays closed where all of it was let off unpaid', async () => {
    const { acts, admin, tomeu } = world
    const before = await acts.publish(tomeu, { ...PHOTOS, payWhen: 'before' })
    const { body } = await acts.order(admin, before.id, { propertyId: world.homeId })
    const order = await acts.done(tomeu, body, 'accept')
    await acts.addFile(tomeu, order.id, await picture())
    const given = await acts.done(tomeu, order, 'deliver')
    const disputed = await acts.done(admin, given, 'dispute', { text: 'Movidas' })
    const one = await acts.done(admin, disputed, 'agree', { percent: 100 })
    await acts.done(tomeu, one, 'agree', { percent: 100 })
    expect((await world.get(admin, order.id)).files[0]?.src).toBeNull()
  })

  it('stays closed where only another version reads that it is paid before', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await world.accepted()
    await acts.addFile(tomeu, order.id, await picture())
    const given = await acts.done(tomeu, order, 'deliver')
    await sql`update market_order set item = item || '{"payWhen": "halfway"}'
      where id = ${order.id}`.execute(server.db)
    const seen = await world.get(admin, order.id)
    expect(seen).toMatchObject({ hidden: true, files: [{ src: null }] })
    const fileId = seen.files[0]?.id ?? ''
    const read = () =>
      server.call('getOrderFile', { token: admin.token, params: { id: order.id, fileId } })
    expect((await read()).status).toBe(406)
    await acts.done(tomeu, given, 'received')
    expect((await read()).status).toBe(200)
  })
})

it('how to get in is read only while the seller may know the address', async () => {
  const { acts, admin, tomeu, server } = world
  const order = await world.ordered({ notes: 'Llave bajo la maceta' })
  const notes = async () => (await world.get(tomeu, order.id)).notes
  expect(await notes()).toBeNull()
  expect((await world.get(admin, order.id)).notes).toBe('Llave bajo la maceta')
  const accepted = await acts.done(tomeu, order, 'accept')
  expect(await notes()).toBe('Llave bajo la maceta')
  await acts.addFile(tomeu, order.id, await picture())
  await acts.done(admin, await acts.done(tomeu, accepted, 'deliver'), 'take')
  await sql`update market_order set ended_at = now() - interval '8 days'
    where id = ${order.id}`.execute(server.db)
  expect(await notes()).toBeNull()
})

it('shows the newest of very many events', async () => {
  const { server, admin } = world
  const order = await world.ordered()
  await sql`insert into order_act (id, order_id, act, side, version, at)
    select ('01ffffff-ffff-7fff-8fff-' || lpad(n::text, 12, '0'))::uuid, ${order.id}, 'remind',
      'seller', n, now() + n * interval '1 second' from generate_series(1, 305) n`.execute(
    server.db,
  )
  const { events } = await world.get(admin, order.id)
  expect(events).toHaveLength(300)
  expect(Date.parse(events.at(-1)?.at ?? '')).toBeGreaterThan(Date.parse(events[0]?.at ?? ''))
  expect(events[0]?.act).toBe('remind')
})
