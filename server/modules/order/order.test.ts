import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { MarketPublication, Order } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { unbalanced } from '../ledger/index.ts'
import { jobs } from './index.ts'
import { PHOTOS } from '../../testing/shop.ts'
import { orderWorld } from './order.fixture.ts'

const { server, acts, admin, staff, tomeu, item, homeId, ordered, delivered } = await orderWorld()
afterAll(() => server.close())
const get = async (who: Person, id: string) =>
  server.call('getOrder', { token: who.token, params: { id } })

describe('an order by transfer', () => {
  it('costs what the worked example says, to the cent, and goes from request to the money', async () => {
    const order = await ordered()
    expect(order).toMatchObject({ state: 'requested', side: 'buyer', payment: 'none', turn: false })
    expect(order.number).toMatch(/^P-\d{4}-\d{4,}$/)
    expect(order.sum).toMatchObject({ net: 24_000, vat: 5_040, retention: 3_600, total: 25_440 })
    expect([order.fee, order.feeVat]).toEqual([null, null])
    const accepted = await acts.done(tomeu, order, 'accept')
    expect(accepted).toMatchObject({ fee: 2_400, feeVat: 504, payment: 'awaiting' })
    const asBuyer = (await get(admin, order.id)).body
    expect(asBuyer.transfer).toMatchObject({
      name: 'Tomeu Sastre Llull',
      iban: 'ES9121000418450200051332',
      amount: 25_440,
    })
    expect(asBuyer.transfer?.qr).toContain('EUR254.40')
    expect(accepted.transfer).toBeNull()
    await acts.addFile(tomeu, order.id, await picture(), { label: 'kitchen' })
    const given = await acts.done(tomeu, accepted, 'deliver')
    const taken = await acts.done(admin, given, 'take')
    expect(taken).toMatchObject({ state: 'completed', payment: 'awaiting', turn: true })
    const paid = await acts.done(tomeu, taken, 'received')
    expect(paid).toMatchObject({ payment: 'paid', turn: false })
    const { body: earned } = await server.call('getEarnings', { token: tomeu.token })
    expect(earned.orders[0]).toMatchObject({
      net: 24_000,
      vat: 5_040,
      retention: 3_600,
      fee: 2_904,
      left: 22_536,
    })
    expect(earned.months.at(-1)).toMatchObject({ orders: 1, left: 22_536 })
    expect(await unbalanced(server.db)).toEqual([])
  })

  it('acceptance 4: 50 parallel clicks make one order', async () => {
    const body = {
      key: randomUUID(),
      itemId: item.id,
      propertyId: homeId,
      options: ['drone'],
      expectedTotal: 25_440,
    }
    const all = await Promise.all(
      Array.from({ length: 50 }, () => server.call('createOrder', { token: admin.token, body })),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(all.map((one) => one.body.id)).size).toBe(1)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from market_order
      where key = ${body.key}`.execute(server.db)
    expect(rows[0]?.n).toBe(1)
  })

  it('is refused with the new sum where the price is another, and at the field for a strange option', async () => {
    const wrong = await acts.order(admin, item.id, { propertyId: homeId, expectedTotal: 100 })
    expect(wrong.status).toBe(409)
    expect(wrong.body).toMatchObject({ current: { sum: { total: 25_440 }, times: [] } })
    const strange = await acts.order(admin, item.id, { propertyId: homeId, options: ['nothing'] })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ['options.0']])
    expect((await acts.order(admin, item.id, { quantity: -1 })).status).toBe(400)
  })

  it('is for who may: a switch of the STAFF, no own service, no home of another agency', async () => {
    expect((await acts.order(staff, item.id, {})).status).toBe(403)
    const foreign = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
    expect((await acts.order(foreign, item.id, { propertyId: homeId })).status).toBe(404)
    expect((await acts.order(tomeu, item.id)).status).toBe(403)
    await acts.seller(foreign, { displayName: 'Otra' })
    const own = await acts.publish(foreign)
    expect((await acts.order(foreign, own.id, {})).status).toBe(406)
  })

  it('is asked for its price, named, ordered and declined', async () => {
    const asked = (
      await server.call('createOrder', {
        token: admin.token,
        body: { key: randomUUID(), itemId: item.id, propertyId: homeId },
      })
    ).body
    expect(asked).toMatchObject({ state: 'asked', sum: { total: null } })
    const quoted = await acts.done(tomeu, asked, 'quote', { amount: 30_000, text: 'Dos visitas' })
    expect(quoted.sum).toMatchObject({ net: 30_000, total: 31_800 })
    const wanted = await acts.done(admin, quoted, 'order')
    expect(wanted.state).toBe('requested')
    expect((await acts.done(tomeu, wanted, 'decline', { text: 'No llego' })).state).toBe('declined')
  })

  it('pressed twice answers what it made; with an old version it is a conflict', async () => {
    const order = await ordered()
    const first = await acts.act(tomeu, order, 'accept')
    const again = await acts.act(tomeu, order, 'accept')
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.version).toBe(first.body.version)
    const stale = await acts.act(admin, order, 'cancel')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ current: { state: 'accepted' } })
  })

  it('expires after 48 hours without an answer, and completes after seven days without a word', async () => {
    const [silent, given] = [await ordered(), await delivered()]
    await sql`update market_order set due_at = now() - interval '1 minute'
      where id in (${silent.id}, ${given.id})`.execute(server.db)
    await jobs.find(({ kind }) => kind === 'order.due')?.handler({}, server.deps)
    expect((await get(admin, silent.id)).body.state).toBe('expired')
    const done = (await get(admin, given.id)).body
    expect(done.state).toBe('completed')
    // What nobody took is not written by itself.
    const changes = await server.call('getOrderDelivery', {
      token: admin.token,
      params: { id: given.id },
    })
    expect(changes.body.isWritten).toBe(false)
  })
})

describe('an hour at the house', () => {
  let visit: MarketPublication
  beforeAll(async () => {
    visit = await acts.publish(tomeu, { ...PHOTOS, needsHome: true, minutes: 90 })
  })
  const times = async () =>
    (
      await server.call('listMarketTimes', {
        token: admin.token,
        params: { id: visit.id },
        query: { propertyId: homeId, days: 10 },
      })
    ).body.items

  it('acceptance 6: the same hour twice, one gets it, the other is told near ones', async () => {
    const startsAt = (await times())[4]?.startsAt
    const both = await Promise.all([
      acts.order(admin, visit.id, { propertyId: homeId, startsAt }),
      acts.order(admin, visit.id, { propertyId: homeId, startsAt }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const lost = both.find(({ status }) => status === 409)
    const { current } = (lost?.body ?? {}) as unknown as { current?: { times: unknown[] } }
    expect(current?.times).toHaveLength(3)
    expect((await times()).map((one) => one.startsAt)).not.toContain(startsAt)
    // Declined, the hour is free again.
    const won = both.find(({ status }) => status === 201)?.body as Order
    await acts.done(tomeu, won, 'decline')
    expect((await times()).map((one) => one.startsAt)).toContain(startsAt)
  })

  it('stands in the buyer’s diary once accepted, moves with both, and leaves it', async () => {
    const free = await times()
    const [first, later] = [free[8]?.startsAt, free.at(-1)?.startsAt]
    const order = (await acts.order(admin, visit.id, { propertyId: homeId, startsAt: first })).body
    const accepted = await acts.done(tomeu, order, 'accept')
    const diary = async () =>
      await server.db
        .selectFrom('agenda_event')
        .select(['starts_at', 'status'])
        .where('agency_id', '=', admin.profile.agency_ids[0] ?? '')
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
    expect((await diary())?.starts_at.toISOString()).toBe(first)
    const proposed = await acts.done(tomeu, accepted, 'move', { startsAt: later })
    expect((await acts.act(tomeu, proposed, 'confirm_move')).status).toBe(406)
    const moved = await acts.done(admin, proposed, 'confirm_move')
    expect([moved.startsAt, (await diary())?.starts_at.toISOString()]).toEqual([later, later])
    const off = await acts.done(tomeu, moved, 'cancel', { text: 'Enfermo' })
    expect([off.state, (await diary())?.status]).toEqual(['cancelled', 'cancelled'])
    expect((await server.call('getSeller', { token: tomeu.token })).body.strikes).toBe(1)
  })

  it('tells another agency no more of the home than its municipality', async () => {
    const other = await server.register({ role: 'ADMIN', agencyName: 'Near it' })
    const harbour = { lat: 39.796, lon: 2.692 }
    const own = await acts.homeOf(other, 'PORT-1')
    await sql`update property set doc = jsonb_set(doc, '{location,geo}', ${JSON.stringify(harbour)})
      where id = ${own}::uuid`.execute(server.db)
    await sql`update seller set doc = doc || '{"bufferMinutes":20}'
      where user_id = ${tomeu.profile.id}::uuid`.execute(server.db)
    const order = (
      await acts.order(admin, visit.id, {
        propertyId: homeId,
        startsAt: (await times()).at(-9)?.startsAt,
      })
    ).body
    // The first free times go by while the test runs.
    const after = new Date(Date.now() + 4 * 3_600_000).toISOString()
    const seen = async ({ lat, lon }: typeof harbour) => {
      await server.db
        .updateTable('seller_time')
        .set({ lat, lon })
        .where('order_id', '=', order.id)
        .execute()
      const query = { propertyId: own, days: 10 }
      const { body } = await server.call('listMarketTimes', {
        token: other.token,
        params: { id: visit.id },
        query,
      })
      return body.items.map(({ startsAt }) => startsAt).filter((one) => one > after)
    }
    const near = await seen(harbour)
    expect(near.length).toBeGreaterThan(20)
    expect(await seen({ lat: 39.766, lon: 2.7152 })).toEqual(near)
    await acts.done(tomeu, order, 'decline')
  })

  it('is needed, and has to be free', async () => {
    const none = await acts.order(admin, visit.id, { propertyId: homeId })
    expect([none.status, Object.keys(none.body)]).toEqual([400, ['startsAt']])
    const homeless = await acts.order(admin, visit.id)
    expect([homeless.status, Object.keys(homeless.body)]).toEqual([400, ['propertyId']])
    const night = await acts.order(admin, visit.id, {
      propertyId: homeId,
      startsAt: '2031-01-01T02:00:00Z',
    })
    expect(night.status).toBe(409)
  })
})
