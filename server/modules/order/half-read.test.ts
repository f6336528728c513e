import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../generated/model/index.ts'
import { json, sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import { PHOTOS } from '../../testing/shop.ts'
import { jobs } from './index.ts'
import { orderWorld, type OrderWorld } from './order.fixture.ts'

/** What another version wrote, and this one cannot read. */
const PRICE = { price: { kind: 'fixed', amount: 18_000, least: 90_000 } }
const TERMS = { cancellation: 'rigid' }

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

const write = (
  column: 'market_item.doc' | 'market_order.delivery' | 'market_order.item' | 'seller.doc',
  id: string,
  odd: object,
) => {
  const [table = '', name = ''] = column.split('.')
  return sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)} || ${json(odd)}
    where id = ${id}::uuid`.execute(world.server.db)
}
const ordersOf = async (itemId: string): Promise<number> =>
  (await sql`select from market_order where item_id = ${itemId}::uuid`.execute(world.server.db))
    .rows.length
/** An order whose item holds terms of another version. */
const halfRead = async (order: Order): Promise<Order> => {
  await write('market_order.item', order.id, TERMS)
  return order
}

describe('a service of which only another version reads all', () => {
  const sum = async (id: string) =>
    (
      await world.server.call('sumMarketItem', {
        token: world.admin.token,
        params: { id },
        query: { propertyId: world.homeId },
      })
    ).status

  it.each([
    ['price', PRICE],
    ['terms', TERMS],
  ])('is neither summed, ordered nor asked for by half of its %s', async (_what, odd) => {
    const { acts, admin, tomeu, homeId } = world
    const item = await acts.publish(tomeu, PHOTOS)
    await write('market_item.doc', item.id, odd)
    expect(await sum(item.id)).toBe(503)
    expect((await acts.order(admin, item.id, { propertyId: homeId })).status).toBe(503)
    const asked = { propertyId: homeId, expectedTotal: undefined }
    expect((await acts.order(admin, item.id, asked)).status).toBe(503)
    expect(await ordersOf(item.id)).toBe(0)
  })

  it('nor where its seller is read by half: what is kept back hangs on them', async () => {
    const { acts, server, admin, homeId } = world
    const other = await server.register({ role: 'SERVICE' })
    await acts.seller(other)
    const item = await acts.publish(other, PHOTOS)
    await sql`update seller set doc = doc || ${json({ retention: 'double' })}
      where user_id = ${other.profile.id}`.execute(server.db)
    expect(await sum(item.id)).toBe(503)
    expect((await acts.order(admin, item.id, { propertyId: homeId })).status).toBe(503)
  })
})

describe('an order of which only another version reads all', () => {
  it('is not called off by terms that nobody reads, and promises nothing back', async () => {
    const { acts, admin, tomeu } = world
    const order = await halfRead(await world.atTheHouse(30))
    const seen = await world.get(admin, order.id)
    expect(seen).toMatchObject({ cancellation: 'strict', percents: { cancel: 0 } })
    expect(seen.acts).not.toContain('cancel')
    expect((await acts.act(admin, seen, 'cancel')).status).toBe(503)
    // By the seller all of it goes back, whatever the terms say.
    expect((await acts.done(tomeu, seen, 'cancel')).state).toBe('cancelled')
  })

  it('is neither accepted, moved, quoted nor taken at its price, and may be let go', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await halfRead(await world.ordered())
    expect((await world.get(tomeu, order.id)).acts).not.toContain('accept')
    expect((await acts.act(tomeu, order, 'accept')).status).toBe(503)
    const set = (state: string) =>
      sql`update market_order set state = ${state} where id = ${order.id}`.execute(server.db)
    await set('asked')
    expect((await acts.act(tomeu, order, 'quote', { amount: 30_000 })).status).toBe(503)
    await set('quoted')
    expect((await acts.act(admin, order, 'order')).status).toBe(503)
    const visit = await halfRead(await world.atTheHouse(60))
    const startsAt = visit.startsAt ?? ''
    expect((await acts.act(tomeu, visit, 'move', { startsAt })).status).toBe(503)
    expect((await acts.done(admin, order, 'cancel')).state).toBe('cancelled')
  })

  it('is not accepted while it is not read who issues its invoice', async () => {
    const { acts, server, admin } = world
    const other = await server.register({ role: 'SERVICE' })
    await acts.seller(other)
    const item = await acts.publish(other, PHOTOS)
    const { body: order } = await acts.order(admin, item.id)
    await sql`update seller set doc = doc || ${json({ issueForMe: 'always' })}
      where user_id = ${other.profile.id}`.execute(server.db)
    expect((await acts.act(other, order, 'accept')).status).toBe(503)
    expect((await acts.done(other, order, 'decline')).state).toBe('declined')
  })

  it.each([
    ['in part', { payment: 'in_part' }],
    ['later', { pay: 'later', payment: 'held' }],
  ])('is not accepted while nobody reads how it is paid (%s), and forgets none', async (_, odd) => {
    const { acts, tomeu, server } = world
    const order = await world.ordered()
    const rows = () =>
      server.db
        .selectFrom('market_order')
        .select(['state', 'pay', 'payment'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    const was = await rows()
    const write = (values: object) =>
      server.db.updateTable('market_order').set(values).where('id', '=', order.id).execute()
    await write({ ...odd, due_at: new Date(0) })
    expect((await acts.act(tomeu, order, 'accept')).status).toBe(503)
    await jobs.find(({ kind }) => kind === 'order.due')?.handler({}, server.deps)
    expect(await rows()).toEqual({ ...was, ...odd })
    await write({ ...was, due_at: order.dueAt })
    expect((await acts.done(tomeu, order, 'accept')).payment).toBe('awaiting')
  })

  it.each(['received', 'refund', 'redo'] as const)(
    'notes no money while nobody reads how it is paid: %s',
    async (act) => {
      const { acts, admin, tomeu, server } = world
      const order = await world.delivered()
      await sql`update market_order set payment = 'in_part', paid_at = ${
        act === 'refund' ? new Date() : null
      } where id = ${order.id}`.execute(server.db)
      const who = act === 'redo' ? admin : tomeu
      const more = { amount: 100, text: 'Más luz' }
      expect((await acts.act(who, order, act, more)).status).toBe(503)
      const { rows } = await sql`select payment from market_order
        where id = ${order.id}`.execute(server.db)
      expect(rows).toEqual([{ payment: 'in_part' }])
    },
  )

  it('has no price named while it is not read what is withheld of it', async () => {
    const { acts, tomeu, server, homeId, item, admin } = world
    const asks = { propertyId: homeId, expectedTotal: undefined }
    const { body: order } = await acts.order(admin, item.id, asks)
    await sql`update market_order set sum = sum || '{"retentionPct":"a third"}'
      where id = ${order.id}`.execute(server.db)
    expect((await acts.act(tomeu, order, 'quote', { amount: 30_000 })).status).toBe(503)
  })

  it('waits, from a state that nobody here knows, whatever the act', async () => {
    const { acts, admin, server } = world
    const order = await world.ordered()
    await sql`update market_order set state = 'lent' where id = ${order.id}`.execute(server.db)
    expect((await acts.act(admin, order, 'cancel')).status).toBe(503)
    await sql`update market_order set state = 'requested' where id = ${order.id}`.execute(server.db)
    expect((await acts.done(admin, order, 'cancel')).state).toBe('cancelled')
  })

  it('is paid before, as far as anybody can tell, where it is not read when', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await world.planned()
    const save = (version: number) =>
      server.call('saveOrderDelivery', {
        token: tomeu.token,
        params: { id: order.id },
        body: { version, areas: { built: 151.2 } },
      })
    expect((await save(order.version)).status).toBe(200)
    expect(await world.get(admin, order.id)).toMatchObject({ payWhen: 'after', turn: false })
    await write('market_order.item', order.id, { payWhen: 'half' })
    expect((await save(order.version + 1)).status).toBe(200)
    expect(await world.get(admin, order.id)).toMatchObject({ payWhen: 'before', turn: true })
    await acts.addFile(tomeu, order.id, await picture(), { kind: 'plan' })
    await acts.done(tomeu, { ...order, version: order.version + 2 }, 'deliver')
    expect(await world.get(admin, order.id)).toMatchObject({ hidden: true, delivery: null })
  })

  it('is not written into the home while not all that was delivered is read', async () => {
    const { acts, admin, tomeu, server, homeId } = world
    const order = await world.planned()
    await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: order.version, areas: { built: 151.2 } },
    })
    await acts.addFile(tomeu, order.id, await picture(), { kind: 'plan' })
    const given = await acts.done(tomeu, { ...order, version: order.version + 1 }, 'deliver')
    await write('market_order.delivery', order.id, { volumes: { inside: 400 } })
    const home = async () =>
      (await server.call('getProperty', { token: admin.token, params: { id: homeId } })).body
    const { version: propertyVersion } = await home()
    const written = { write: true, propertyVersion }
    expect((await acts.act(admin, given, 'take', written)).status).toBe(503)
    expect((await home()).version).toBe(propertyVersion)
    expect((await acts.done(admin, given, 'take')).state).toBe('completed')
  })

  it('is not written into the home while it is unread what a file of it is', async () => {
    const { acts, admin, server, homeId } = world
    const given = await world.delivered()
    await sql`update order_file set kind = 'later' where order_id = ${given.id}`.execute(server.db)
    const look = { token: admin.token, params: { id: given.id } }
    const { body: changes } = await server.call('getOrderDelivery', look)
    expect(changes.photosAdded).toBe(0)
    const home = async () =>
      (await server.call('getProperty', { token: admin.token, params: { id: homeId } })).body
    const { version: propertyVersion, media } = await home()
    const written = { write: true, propertyVersion }
    expect((await acts.act(admin, given, 'take', written)).status).toBe(503)
    expect((await home()).media).toEqual(media)
    await sql`update order_file set kind = 'photo' where order_id = ${given.id}`.execute(server.db)
    expect((await acts.done(admin, given, 'take')).state).toBe('completed')
  })
})
