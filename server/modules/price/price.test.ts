import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceEffect, Property } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made, published } from '../property/testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let visitor: Person
let owner: string
let home: Property
const body = { operation: 'V', price: 85_000_000 }

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  visitor = await server.register({ role: 'USER' })
  owner = (
    await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName: 'Catalina', lastName: 'Oliver' } },
    })
  ).body.id
  home = await published(server, admin, {
    ...complete,
    mandate: { ...complete.mandate, owners: [{ name: 'Catalina Oliver', contactId: owner }] },
  })
  await server.call('saveHome', { token: visitor.token, body: { homeId: home.id } })
  // Two searches it is found by at the new price only, and one that is never told.
  for (const frequency of ['instant', 'daily', 'never']) {
    await server.call('createSavedSearch', {
      token: visitor.token,
      body: {
        name: frequency,
        query: { operation: 'V', priceMax: 90_000_000 },
        frequency,
        channels: [],
      },
    })
  }
  // Everything but the price suits.
  await server.call('createDemand', {
    token: admin.token,
    body: {
      contact: { firstName: 'Klaus', email: 'klaus@rig.example' },
      what: { operations: ['V'] },
      money: { priceMax: 85_000_000 },
      home: { bedroomsMin: 4 },
    },
  })
  await server.runJobs()
}, 300_000)
afterAll(() => server.close())

const read = async () =>
  (await server.call('getProperty', { token: admin.token, params: { id: home.id } }))
    .body as Property
const preview = (who: Person, sent: object = body) =>
  server.call('previewPrice', { token: who.token, params: { id: home.id }, body: sent })
const change = (who: Person, sent: object) =>
  server.call('changePrice', { token: who.token, params: { id: home.id }, body: sent })

test('a preview counts who would hear, and leaves no trace', async () => {
  const before = await read()
  const { status, body: effect } = await preview(admin)
  expect([status, effect]).toMatchObject([
    200,
    {
      operation: 'V',
      old: 94_500_000,
      new: 85_000_000,
      onMarket: true,
      savers: 1,
      searches: 2,
      owners: [{ contactId: owner, name: 'Catalina Oliver' }],
    },
  ])
  expect((effect as PriceEffect).demandsNew).toBe((effect as PriceEffect).demands.length)
  expect(await read()).toEqual(before)
  expect(
    await server.db
      .selectFrom('listing_news')
      .select('id')
      .where('listing_id', '=', home.id)
      .where('kind', '=', 'lowered')
      .execute(),
  ).toEqual([])
  expect(
    (
      await server.call('listContactEntries', { token: admin.token, params: { id: owner } })
    ).body.items.map(({ kind }: { kind: string }) => kind),
  ).not.toContain('PRICE')
})

test('rights are those of the home, faults stand at their field', async () => {
  expect((await preview(staff)).status).toBe(404)
  expect((await change(staff, { ...body, version: home.version, reason: 'market' })).status).toBe(
    404,
  )
  expect((await preview(admin, { operation: 'A', price: 1 })).body).toEqual({
    operation: 'El inmueble no se ofrece así',
  })
  expect((await preview(admin, { operation: 'V', price: 94_500_000 })).body).toEqual({
    price: 'Es el precio que ya tiene',
  })
  expect((await preview(admin, { operation: 'V', price: 0 })).body).toHaveProperty('price')
  expect((await change(admin, { ...body, version: home.version, reason: 'other' })).body).toEqual({
    text: 'Cuenta por qué cambia',
  })
  expect((await change(admin, { ...body, version: 1, reason: 'market' })).status).toBe(409)
})

test('the change keeps its reason in the history and in the owner’s timeline, and tells whom it said', async () => {
  const { body: promised } = await preview(admin)
  const { status, body: done } = await change(admin, {
    ...body,
    version: (await read()).version,
    reason: 'no_interest',
    text: 'Dos visitas en un mes',
  })
  expect(status).toBe(200)
  expect(done.effect).toEqual(promised)
  expect(done.property.basics.offers[0]?.price).toBe(85_000_000)
  const { body: history } = await server.call('listPropertyHistory', {
    token: admin.token,
    params: { id: home.id },
  })
  expect(history.items[0]).toMatchObject({
    kind: 'PRICE',
    old: 94_500_000,
    new: 85_000_000,
    reason: 'no_interest',
    text: 'Dos visitas en un mes',
  })
  const { body: timeline } = await server.call('listContactEntries', {
    token: admin.token,
    params: { id: owner },
  })
  expect(timeline.items[0]).toMatchObject({
    kind: 'PRICE',
    text: 'Precio: de 945.000\u00A0€ a 850.000\u00A0€. Pocas visitas o contactos. Dos visitas en un mes',
    ref: { type: 'property', id: home.id },
  })
  await server.runJobs()
  expect((await preview(admin, { operation: 'V', price: 99_000_000 })).body).toMatchObject({
    savers: 0,
    searches: 0,
  })
})

test('a price saved with its step keeps the reason as well', async () => {
  const { version, basics } = await read()
  const sent = {
    version,
    basics: { ...basics, offers: [{ ...basics.offers[0], price: 84_000_000 }] },
  }
  const save = (priceChange: object) =>
    server.call('updateProperty', {
      token: admin.token,
      params: { id: home.id },
      body: { ...sent, priceChange },
    })
  expect((await save({ reason: 'other', text: ' ' })).body).toEqual({
    'priceChange.text': 'Cuenta por qué cambia',
  })
  expect((await save({ reason: 'offers', text: 'Una oferta cercana' })).status).toBe(200)
  const { body: history } = await server.call('listPropertyHistory', {
    token: admin.token,
    params: { id: home.id },
  })
  expect(history.items[0]).toMatchObject({
    kind: 'PRICE',
    old: 85_000_000,
    new: 84_000_000,
    reason: 'offers',
    text: 'Una oferta cercana',
  })
  const { body: timeline } = await server.call('listContactEntries', {
    token: admin.token,
    params: { id: owner },
  })
  expect(timeline.items[0]?.text).toMatch(/\. Por las ofertas recibidas\. Una oferta cercana$/)
})

test('a status of the home is in the owner’s timeline; a draft’s is not', async () => {
  const { version } = await read()
  await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id: home.id },
    body: { version, status: 'reserved', reason: 'Arras firmadas' },
  })
  const { body } = await server.call('listContactEntries', {
    token: admin.token,
    params: { id: owner },
  })
  expect(body.items[0]).toMatchObject({
    kind: 'STATUS',
    text: 'El inmueble pasa de «activo» a «reservado». Arras firmadas',
  })
  const early = await made(server, admin, {
    ...complete,
    mandate: { ...complete.mandate, owners: [{ name: 'Catalina Oliver', contactId: owner }] },
  })
  await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id: early.id },
    body: { version: early.version, status: 'prospect' },
  })
  const { body: after } = await server.call('listContactEntries', {
    token: admin.token,
    params: { id: owner },
  })
  expect(after.items[0]?.text).toBe('Propietario de este inmueble')
})
