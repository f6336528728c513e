import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Property } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sendSavedMail } from './notices.ts'
import { changeStatus, createProperty, publishProperty, saveProperty } from '../property/index.ts'

let server: TestServer
let admin: Person
let person: Person
let home: Property
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  person = await server.register({ role: 'USER' })
  home = await publish(35_000_000)
})
afterAll(() => server.close())

const work = (trx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => ({
  trx,
  deps: server.deps,
  actor: {
    userId: null,
    agencyId: admin.profile.agency_ids[0] ?? '',
    role: 'ADMIN' as const,
    lang: 'es' as const,
  },
})
const offersOf = (price: number, rent?: number) => [
  { operation: 'V' as const, price },
  ...(rent === undefined ? [] : [{ operation: 'A' as const, price: rent }]),
]
function publish(price: number, rent?: number): Promise<Property> {
  return inTransaction(server.db, async (trx) => {
    const made = await createProperty(work(trx), {
      basics: { type: 'vivienda', offers: offersOf(price, rent) },
      texts: { title: { es: 'Casa con patio' } },
    })
    await saveProperty(work(trx), made.id, {
      version: made.version,
      location: { municipalityIne: '07061', addressVisibility: 'hidden' },
    })
    return publishProperty(work(trx), made.id, null, {
      waive: [
        'built',
        'bedrooms',
        'bathrooms',
        'energy',
        'mandate',
        'mandateInForce',
        'description',
        'photo',
        'pin',
      ],
    })
  })
}
const save = (more: Record<string, unknown> = {}) =>
  server.call('saveHome', { token: person.token, body: { homeId: home.id, ...more } })
const change = (body: Record<string, unknown>) =>
  server.call('updateSavedHome', { token: person.token, params: { id: home.id }, body })
const favourites = async () =>
  (await server.call('getUser', { token: person.token, params: { id: person.profile.id } })).body
    .favourites
const told = async () => {
  await inTransaction(server.db, (trx) => server.deps.jobs.add(trx, 'search.news', {}))
  await server.runJobs()
  return (await server.mails()).filter(
    ({ to, text }) => to === person.email && !text.includes('verify='),
  )
}

describe('a saved home', () => {
  it('keeps its price of the day, note, rating and folder, and is one of the profile’s favourites', async () => {
    expect((await save()).body).toMatchObject({
      id: home.id,
      state: 'active',
      priceWhenSaved: 35_000_000,
      price: 35_000_000,
      priceChangedAt: null,
      rating: 0,
      alerts: true,
    })
    expect((await save()).status).toBe(201)
    expect(await favourites()).toEqual([home.id])
    const { body: folder } = await server.call('createSavedFolder', {
      token: person.token,
      body: { name: ' Padres ' },
    })
    expect(
      (await server.call('createSavedFolder', { token: person.token, body: { name: 'padres' } }))
        .status,
    ).toBe(400)
    expect(
      (await change({ note: 'Luz de tarde', rating: 4, folderId: folder.id })).body,
    ).toMatchObject({ note: 'Luz de tarde', rating: 4, folderId: folder.id })
    expect((await server.call('listSavedHomes', { token: person.token })).body.folders).toEqual([
      { id: folder.id, name: 'Padres', count: 1 },
    ])
    expect(
      (await server.call('saveHome', { token: person.token, body: { homeId: person.profile.id } }))
        .status,
    ).toBe(404)
  })

  it('is removed and taken back as it was', async () => {
    expect(
      (await server.call('removeSavedHome', { token: person.token, params: { id: home.id } }))
        .status,
    ).toBe(204)
    expect(await favourites()).toEqual([])
    expect((await save({ restore: true })).body).toMatchObject({ note: 'Luz de tarde', rating: 4 })
    expect(await favourites()).toEqual([home.id])
  })

  it('tells of a lower price and of its withdrawal, once each, and says what changed', async () => {
    const reprice = async (price: number) => {
      const { body: current } = await server.call('getProperty', {
        token: admin.token,
        params: { id: home.id },
      })
      await server.call('updateProperty', {
        token: admin.token,
        params: { id: home.id },
        body: {
          version: current.version,
          basics: { ...current.basics, offers: [{ operation: 'V', price }] },
        },
      })
    }
    await reprice(33_500_000)
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Baja 15.000\u00a0€: Casa con patio',
    ])
    const { body } = await server.call('getSavedHome', {
      token: person.token,
      params: { id: home.id },
    })
    expect([body.priceWhenSaved, body.price, body.priceChangedAt !== null]).toEqual([
      35_000_000,
      33_500_000,
      true,
    ])
    await reprice(34_000_000)
    await reprice(33_500_000)
    expect(await told()).toHaveLength(1)
    await inTransaction(server.db, (trx) =>
      changeStatus(work(trx), home.id, { status: 'withdrawn' }, { anyVersion: true }),
    )
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Baja 15.000\u00a0€: Casa con patio',
      'Retirado del mercado: Casa con patio',
    ])
    expect(
      (await server.call('getSavedHome', { token: person.token, params: { id: home.id } })).body,
    ).toMatchObject({ state: 'gone', note: 'Luz de tarde' })
    expect(
      (await server.call('listNotifications', { token: person.token })).body.items[0]?.title,
    ).toBe('Ya no está a la venta ni en alquiler')
  })
})

describe('a shared list', () => {
  it('shows cards and nothing private, until it is revoked', async () => {
    const { body: made } = await server.call('createSavedShare', {
      token: person.token,
      body: { days: 30 },
    })
    const { body: list } = await server.call('getSharedList', { params: { listToken: made.token } })
    expect([list.items[0]?.card.id, list.items[0]?.state]).toEqual([home.id, 'gone'])
    expect(JSON.stringify(list)).not.toMatch(/Luz de tarde|rating|priceWhenSaved/)
    expect(
      JSON.stringify((await server.call('listSavedShares', { token: person.token })).body),
    ).not.toContain(made.token)
    expect(
      (
        await server.call('revokeSavedShare', {
          token: person.token,
          params: { shareId: made.share.id },
        })
      ).status,
    ).toBe(204)
    expect((await server.call('getSharedList', { params: { listToken: made.token } })).status).toBe(
      404,
    )
  })

  it('of a folder goes with it; its homes stay', async () => {
    const {
      items,
      folders: [folder],
    } = (await server.call('listSavedHomes', { token: person.token })).body
    const { body: made } = await server.call('createSavedShare', {
      token: person.token,
      body: { folderId: folder?.id },
    })
    expect(
      (await server.call('getSharedList', { params: { listToken: made.token } })).body.name,
    ).toBe('Padres')
    await server.call('deleteSavedFolder', {
      token: person.token,
      params: { folderId: folder?.id ?? '' },
    })
    expect((await server.call('getSharedList', { params: { listToken: made.token } })).status).toBe(
      404,
    )
    expect(
      (await server.call('listSavedHomes', { token: person.token })).body.items.map(
        ({ folderId }) => folderId,
      ),
    ).toEqual(items.map(() => null))
  })
})

it('a mail about a lower price that waited tells no sum that is on request by now', async () => {
  const other = await publish(40_000_000)
  const reader = await server.register({ role: 'USER' })
  await server.call('saveHome', { token: reader.token, body: { homeId: other.id } })
  const mail = { userId: reader.profile.id, homeId: other.id, kind: 'lowered' as const }
  const waiting = () =>
    sendSavedMail({ ...mail, before: 41_000_000, price: 40_000_000 }, server.deps).then(async () =>
      (await server.mails()).filter(
        ({ to, subject }) => to === reader.email && subject.startsWith('Baja'),
      ),
    )
  expect(await waiting()).toHaveLength(1)
  await inTransaction(server.db, (trx) =>
    saveProperty(
      work(trx),
      other.id,
      {
        version: other.version,
        basics: {
          ...other.basics,
          offers: [{ operation: 'V', price: 39_000_000, priceOnRequest: true }],
        },
      },
      { anyVersion: true },
    ),
  )
  await sendSavedMail({ ...mail, before: 40_000_000, price: 39_000_000 }, server.deps)
  expect(await waiting()).toHaveLength(1)
})

it('of a home whose price and rent fall together, each hears of theirs', async () => {
  const both = await publish(30_000_000, 150_000)
  const buyer = await server.register({ role: 'USER' })
  const tenant = await server.register({ role: 'USER' })
  const keep = ({ token }: Person, operation: 'V' | 'A') =>
    server.call('saveHome', { token, body: { homeId: both.id, operation } })
  expect([(await keep(buyer, 'V')).status, (await keep(tenant, 'A')).status]).toEqual([201, 201])
  const basics = { ...both.basics, offers: offersOf(29_000_000, 140_000) }
  await inTransaction(server.db, (trx) =>
    saveProperty(work(trx), both.id, { version: both.version, basics }, { anyVersion: true }),
  )
  await told()
  const lowered = (await server.mails()).filter(({ subject }) => subject.startsWith('Baja'))
  const heard = ({ email }: Person) =>
    lowered.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect([heard(buyer), heard(tenant)]).toEqual([
    ['Baja 10.000\u00a0€: Casa con patio'],
    ['Baja 100\u00a0€: Casa con patio'],
  ])
})
