import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing, MarketPublication, Order, Property } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { balanceOf, unbalanced } from '../ledger/index.ts'
import { commands, jobs } from './index.ts'
import { PDF, PHOTOS, shop } from '../../testing/shop.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let admin: Person
let staff: Person
let tomeu: Person
let item: MarketPublication
let homeId: string

beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
  item = await acts.publish(tomeu)
  homeId = await acts.homeOf(admin, 'OR-1')
  const { body } = await server.call('getProperty', { token: admin.token, params: { id: homeId } })
  const { version, location } = body as Property
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: homeId },
    body: { version, location: { ...location, streetName: 'sa Lluna', number: '12' } },
  })
}, 90_000)
afterAll(() => server.close())

const ordered = async (more: object = {}): Promise<Order> => {
  const { status, body } = await acts.order(admin, item.id, { propertyId: homeId, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const delivered = async (): Promise<Order> => {
  const accepted = await acts.done(tomeu, await ordered(), 'accept')
  await acts.addFile(tomeu, accepted.id, await picture())
  return acts.done(tomeu, accepted, 'deliver')
}
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

describe('what is delivered into the home', () => {
  it('acceptance 7: an energy certificate: the letter is public, the gate is green, the history names the seller', async () => {
    const id = await acts.homeOf(admin, 'OR-CEE')
    const before = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    const { energy: _, ...legal } = before.legal ?? {}
    await server.call('updateProperty', {
      token: admin.token,
      params: { id },
      body: { version: before.version, legal },
    })
    const gate = async () => {
      const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
        .body as Property
      return home.quality.items.find(({ key }) => key === 'energy')?.state
    }
    expect(await gate()).not.toBe('done')
    const service = await acts.publish(tomeu, {
      ...PHOTOS,
      category: 'energy_certificate',
      options: [],
    })
    const order = (
      await acts.order(admin, service.id, { propertyId: id, options: [], expectedTotal: 19_080 })
    ).body
    const accepted = await acts.done(tomeu, order, 'accept')
    expect((await acts.act(tomeu, accepted, 'deliver')).status).toBe(406)
    await acts.addFile(tomeu, order.id, PDF, {}, 'application/pdf')
    const energy = {
      consumptionLetter: 'D',
      consumptionKwh: 118.4,
      emissionsLetter: 'E',
      emissionsKg: 24.1,
      certificateNumber: 'CEE-2026-004321',
      issuedOn: '2026-11-20',
      expiresOn: '2036-11-20',
    } as const
    const strange = await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: accepted.version, areas: { built: 90 } },
    })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ['areas']])
    const saved = await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: accepted.version, energy },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const given = await acts.done(tomeu, saved.body, 'deliver')
    const changes = (
      await server.call('getOrderDelivery', { token: admin.token, params: { id: order.id } })
    ).body
    expect(
      changes.changes.find(({ field }) => field === 'legal.energy.consumptionLetter'),
    ).toMatchObject({
      before: null,
      after: 'D',
      clashes: false,
    })
    const stale = await acts.act(admin, given, 'take', {
      write: true,
      propertyVersion: 1 + (changes.propertyVersion ?? 0),
    })
    expect(stale.status).toBe(409)
    const taken = await acts.done(admin, given, 'take', {
      write: true,
      propertyVersion: changes.propertyVersion ?? 0,
    })
    expect(taken.state).toBe('completed')
    expect(await gate()).toBe('done')
    const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    expect(home.legal?.energy).toMatchObject({ status: 'provided', ...energy })
    const papers = await server.call('listPropertyDocuments', {
      token: admin.token,
      params: { id },
    })
    expect(papers.body.items.map(({ type }) => type)).toContain('energy')
    const history = await server.call('listPropertyHistory', { token: admin.token, params: { id } })
    expect(JSON.stringify(history.body)).toContain('Llum i Traç')
    // Published, strangers read the letter.
    await server.call('uploadPropertyMedia', {
      token: admin.token,
      params: { id },
      files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
    })
    await server.runJobs()
    const ready = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    const out = await server.call('publishProperty', {
      token: admin.token,
      params: { id },
      body: { version: ready.version },
    })
    expect(out.status, JSON.stringify(out.body)).toBe(200)
    const ad = (await server.call('getListing', { params: { id } })).body as Listing
    expect(JSON.stringify(ad)).toContain('"consumptionLetter":"D"')
    // Written once.
    expect(
      (await acts.act(admin, taken, 'take', { write: true, propertyVersion: ready.version }))
        .status,
    ).toBe(406)
  })

  it('photos come behind those that are there, staged ones marked; a field that the buyer keeps stays', async () => {
    const id = await acts.homeOf(admin, 'OR-PLAN')
    const plan = await acts.publish(tomeu, { ...PHOTOS, category: 'floor_plan', options: [] })
    const order = (
      await acts.order(admin, plan.id, { propertyId: id, options: [], expectedTotal: 19_080 })
    ).body
    const accepted = await acts.done(tomeu, order, 'accept')
    await acts.addFile(tomeu, order.id, await picture(), { kind: 'plan', staged: true })
    const saved = (
      await server.call('saveOrderDelivery', {
        token: tomeu.token,
        params: { id: order.id },
        body: { version: accepted.version, areas: { usable: 108.4, built: 151.2 } },
      })
    ).body
    const given = await acts.done(tomeu, saved, 'deliver')
    const { body: changes } = await server.call('getOrderDelivery', {
      token: admin.token,
      params: { id: order.id },
    })
    const built = changes.changes.find(({ field }) => field === 'layout.built')
    expect(built?.clashes).toBe(true)
    await acts.done(admin, given, 'take', {
      write: true,
      propertyVersion: changes.propertyVersion ?? 0,
      keep: ['layout.built'],
    })
    const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    expect(home.layout).toMatchObject({
      usable: 108.4,
      built: built?.before,
      areaSource: 'measured',
    })
    expect(home.media.at(-1)).toMatchObject({ kind: 'plan', caption: { es: 'Montaje virtual' } })
  })

  it('waits for the transfer where the seller is paid before', async () => {
    const before = await acts.publish(tomeu, { ...PHOTOS, payWhen: 'before' })
    const order = (await acts.order(admin, before.id, { propertyId: homeId })).body
    const accepted = await acts.done(tomeu, order, 'accept')
    await acts.addFile(tomeu, order.id, await picture())
    const given = await acts.done(tomeu, accepted, 'deliver')
    const hidden = (await get(admin, order.id)).body
    expect([hidden.hidden, hidden.files[0]?.src]).toEqual([true, null])
    const file = { id: order.id, fileId: hidden.files[0]?.id ?? '' }
    expect((await server.call('getOrderFile', { token: admin.token, params: file })).status).toBe(
      406,
    )
    await acts.done(tomeu, given, 'received')
    const open = (await get(admin, order.id)).body
    expect([open.hidden, open.files[0]?.src]).toEqual([false, expect.stringContaining('/media/')])
    expect((await server.call('getOrderFile', { token: admin.token, params: file })).status).toBe(
      200,
    )
  })

  it('refuses what only looks like a picture, by name, and keeps the rest', async () => {
    const accepted = await acts.done(tomeu, await ordered(), 'accept')
    const bad = await acts.addFile(tomeu, accepted.id, 'MZ this is a program')
    expect(bad.body.refused).toHaveLength(1)
    expect(bad.body.order.files).toEqual([])
    expect((await acts.addFile(admin, accepted.id, await picture())).status).toBe(403)
  })
})

describe('a dispute', () => {
  const disputed = async (): Promise<Order> =>
    acts.done(admin, await delivered(), 'dispute', { text: 'Están movidas' })

  it('acceptance 8: half goes back: 127.20, and of the fee 14.52', async () => {
    const paid = await acts.done(
      tomeu,
      await acts.done(tomeu, await ordered(), 'accept'),
      'received',
    )
    await acts.addFile(tomeu, paid.id, await picture())
    const order = await acts.done(admin, await acts.done(tomeu, paid, 'deliver'), 'dispute', {
      text: 'Movidas',
    })
    const one = await acts.done(admin, order, 'agree', { percent: 50 })
    expect(one.state).toBe('disputed')
    const both = await acts.done(tomeu, one, 'agree', { percent: 50 })
    expect(both).toMatchObject({ state: 'closed', refundDue: 12_720 })
    const back = await acts.done(tomeu, both, 'refund', { amount: 12_720 })
    expect(back).toMatchObject({ payment: 'part_refunded', refunded: 12_720, refundDue: 0 })
    const { body: earned } = await server.call('getEarnings', { token: tomeu.token })
    expect(earned.orders.find(({ id }) => id === order.id)).toMatchObject({
      fee: 1_452,
      left: 11_268,
    })
    expect(await unbalanced(server.db)).toEqual([])
    expect(await balanceOf(server.db, 'seller:paid', { orderId: order.id })).toBe(12_720)
  })

  it('is judged by the operator on the command line, with a reason both sides read', async () => {
    const order = await disputed()
    const judge = commands.find(({ words }) => words === 'judge')
    const say = (args: string[]) => judge?.run(args, server.deps)
    expect((await say([order.number, '50', 'short']))?.code).toBe(2)
    expect((await say([order.number, '25', 'Tres', 'fotos', 'movidas']))?.code).toBe(0)
    const closed = (await get(admin, order.id)).body
    expect(closed).toMatchObject({ state: 'closed' })
    expect(closed.events.at(-1)).toMatchObject({
      act: 'judge',
      side: 'operator',
      text: '25 %: Tres fotos movidas',
    })
    expect(closed.transfer?.amount).toBe(25_440 - 6_360)
    expect((await say([order.number, '25', 'Tres', 'fotos', 'movidas']))?.code).toBe(1)
  })

  it('more than two rounds of changes there are not', async () => {
    let order = await delivered()
    for (let round = 0; round < 2; round += 1) {
      order = await acts.done(admin, order, 'redo', { text: 'Más luz' })
      order = await acts.done(tomeu, order, 'deliver')
    }
    expect(order.redosLeft).toBe(0)
    expect((await acts.act(admin, order, 'redo', { text: 'Otra' })).status).toBe(406)
  })
})

describe('talk and ratings', () => {
  it('a message is written once and read by both', async () => {
    const order = await ordered()
    const body = { clientId: 'client-0001', text: 'Las llaves, en la oficina' }
    const params = { id: order.id }
    await server.call('createOrderMessage', { token: admin.token, params, body })
    await server.call('createOrderMessage', { token: admin.token, params, body })
    const theirs = (await get(tomeu, order.id)).body.messages
    expect(theirs).toMatchObject([{ own: false, text: body.text }])
  })

  it('a completed order is rated once, answered once, and counts', async () => {
    const done = await acts.done(admin, await delivered(), 'take')
    const params = { id: done.id }
    const rate = () =>
      server.call('reviewOrder', { token: admin.token, params, body: { stars: 5, text: 'Bien' } })
    expect((await rate()).status).toBe(201)
    expect((await rate()).status).toBe(406)
    const answer = () =>
      server.call('answerOrderReview', { token: tomeu.token, params, body: { text: 'Gracias' } })
    expect((await answer()).body.review).toMatchObject({ stars: 5, answer: 'Gracias' })
    expect((await answer()).status).toBe(406)
    const shown = await server.call('getMarketItem', {
      token: admin.token,
      params: { id: item.id },
    })
    expect(shown.body.row.rating).toEqual({ average: 5, count: 1 })
  })
})

describe('what a seller sees of a home', () => {
  it('place, kind and size; the address only from acceptance to seven days after the end', async () => {
    const order = await ordered()
    const { body: property } = await server.call('getProperty', {
      token: admin.token,
      params: { id: homeId },
    })
    const seen = async () => (await get(tomeu, order.id)).body.home
    expect(await seen()).toMatchObject({
      id: null,
      ref: 'OR-1',
      address: null,
      contactName: null,
      contactPhone: null,
    })
    const accepted = await acts.done(tomeu, order, 'accept')
    const street = (property as Property).location?.streetName
    expect((await seen())?.address).toContain(street)
    await acts.addFile(tomeu, order.id, await picture())
    await acts.done(admin, await acts.done(tomeu, accepted, 'deliver'), 'take')
    expect((await seen())?.address).toContain(street)
    await sql`update market_order set ended_at = now() - interval '8 days' where id = ${order.id}`.execute(
      server.db,
    )
    expect(await seen()).toMatchObject({ address: null, contactName: null })
    // Of owner, price floor and mandate there is never a word.
    expect(Object.keys((await seen()) ?? {}).toSorted()).toEqual([
      'address',
      'contactName',
      'contactPhone',
      'id',
      'm2',
      'municipality',
      'postalCode',
      'ref',
      'town',
      'type',
    ])
  })

  it('a stranger’s order does not exist', async () => {
    const order = await ordered()
    const strangers = [
      await server.register({ role: 'ADMIN', agencyName: 'Ajena' }),
      await server.register({ role: 'SERVICE' }),
      staff,
    ]
    for (const who of strangers) expect((await get(who, order.id)).status).toBe(404)
    expect((await get(await server.register({ role: 'USER' }), order.id)).status).toBe(403)
  })
})
