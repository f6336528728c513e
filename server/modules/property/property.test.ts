import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyInput } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { discardProperty } from './lifecycle/status.service.ts'
import { complete, made, published, withPhoto } from './testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
})
afterAll(() => server.close())

const read = (who: Person, id: string) =>
  server.call('getProperty', { token: who.token, params: { id } })
const save = (who: Person, id: string, body: object, lang?: 'en') =>
  server.call('updateProperty', { token: who.token, params: { id }, body, lang })
const list = async (who: Person, query: object = {}) =>
  (await server.call('listProperties', { token: who.token, query: { ...query } })).body

describe('a home', () => {
  it('starts as a draft with the next reference, pruned and rounded', async () => {
    const home = await made(server, staff, {
      basics: { type: 'vivienda', offers: [{ operation: 'V' }] },
      layout: { built: 99.999, orientation: [] },
      texts: { title: { es: '' } },
    })
    expect(home).toMatchObject({
      status: 'draft',
      version: 1,
      agentId: staff.profile.id,
      createdBy: staff.profile.id,
      layout: { built: 100 },
    })
    expect(home.ref.length).toBeGreaterThan(0)
    expect(home.basics.ref).toBe(home.ref)
    expect(home.layout).toEqual({ built: 100 })
    expect('texts' in home).toBe(false)
    const next = await made(server, staff, {
      basics: { type: 'parking', offers: [{ operation: 'V' }] },
    })
    expect(next.ref).not.toBe(home.ref)
  })

  it('starts with the commission that is usual in the agency, where none is said', async () => {
    const boss = await server.register()
    const id = boss.profile.agency_ids[0] ?? ''
    const { version } = (await server.call('getAgency', { token: boss.token, params: { id } })).body
    await server.call('updateAgency', {
      token: boss.token,
      params: { id },
      body: { version, defaultCommissionPct: 4.5 },
    })
    const basics: PropertyInput['basics'] = { type: 'vivienda', offers: [{ operation: 'V' }] }
    expect((await made(server, boss, { basics })).mandate).toEqual({
      commissionType: 'percent',
      commissionPct: 4.5,
    })
    expect((await made(server, boss, { basics, mandate: { number: 'E-1' } })).mandate).toEqual({
      number: 'E-1',
      commissionType: 'percent',
      commissionPct: 4.5,
    })
    expect((await made(server, boss, { basics, mandate: { commissionPct: 3 } })).mandate).toEqual({
      commissionType: 'percent',
      commissionPct: 3,
    })
    expect(
      (
        await made(server, boss, {
          basics,
          mandate: { commissionType: 'fixed', commissionFixed: 600_000 },
        })
      ).mandate,
    ).toEqual({ commissionType: 'fixed', commissionFixed: 600_000 })
    expect((await made(server, stranger, { basics })).mandate).toBeUndefined()
  })

  it('keeps as many and as long tags as may be, in any script', async () => {
    const tags = Array.from({ length: 30 }, (_, tag) =>
      Array.from({ length: 40 }, (_, at) =>
        String.fromCodePoint(0x4e00 + (((tag * 40 + at) * 7919) % 20_000)),
      ).join(''),
    )
    const { id, version } = await made(server, staff, {
      basics: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    expect(
      (
        await server.call('updateProperty', {
          token: staff.token,
          params: { id },
          body: { version, tags },
        })
      ).body.tags,
    ).toEqual(tags)
    expect(
      (
        await server.call('createContact', {
          token: staff.token,
          body: { person: { firstName: 'Ona' }, profile: { tags } },
        })
      ).status,
    ).toBe(201)
  })

  it('takes a typed reference once per agency', async () => {
    const basics = { ...complete.basics, ref: 'CASA-1' }
    expect((await made(server, admin, { basics })).ref).toBe('CASA-1')
    const again = await server.call('createProperty', {
      token: staff.token,
      body: { basics },
      lang: 'en',
    })
    expect([again.status, again.body]).toEqual([
      400,
      { 'basics.ref': 'This reference already exists in the agency' },
    ])
    expect((await made(server, stranger, { basics })).ref).toBe('CASA-1')
    const racing = await Promise.all(
      [1, 2, 3].map(() =>
        server.call('createProperty', {
          token: admin.token,
          body: { basics: { ...basics, ref: 'CASA-2' } },
        }),
      ),
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  it('needs type and operation, and tells every contradiction at its field', async () => {
    const none = await server.call('createProperty', {
      token: staff.token,
      body: { basics: { offers: [] } },
    })
    expect(none.status).toBe(400)
    const body = {
      basics: { type: 'local', subtype: 'piso', offers: [{ operation: 'V' }, { operation: 'V' }] },
      layout: { built: 50, usable: 60 },
      location: { municipalityIne: '07999' },
    }
    const wrong = await server.call('createProperty', { token: staff.token, body, lang: 'en' })
    expect(Object.keys(wrong.body).sort()).toEqual([
      'basics.offers.1.operation',
      'basics.subtype',
      'layout.usable',
      'location.municipalityIne',
    ])
  })

  it('replaces sent steps whole, leaves the others, completes the island', async () => {
    const home = await made(server, staff)
    expect(home.location?.island).toBe('MALLORCA')
    const { body } = await save(staff, home.id, { version: 1, layout: { built: 200 }, texts: {} })
    expect(body).toMatchObject({ version: 2, layout: { built: 200 }, location: home.location })
    expect('texts' in body).toBe(false)
    expect(body.basics.ref).toBe(home.ref)
  })

  it('refuses a stale save and shows what is stored', async () => {
    const home = await made(server, staff)
    expect((await save(staff, home.id, { version: 1, layout: { built: 120 } })).status).toBe(200)
    const stale = await save(admin, home.id, { version: 1, layout: { built: 130 } }, 'en')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      message: 'Somebody saved changes in the meantime',
      current: { version: 2, layout: { built: 120 } },
    })
    const racing = await Promise.all(
      [1, 2, 3, 4].map((n) => save(admin, home.id, { version: 2, layout: { built: 200 + n } })),
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('of another region is kept and marked', async () => {
    const home = await made(server, staff, {
      ...complete,
      location: { municipalityIne: '28079', town: 'Madrid', geo: { lat: 40.4, lon: -3.7 } },
    })
    expect(home.outsideArea).toBe(true)
  })
})

describe('rights', () => {
  it('give an ADMIN the agency, a STAFF their own and what is shared to read, others nothing', async () => {
    const mine = await made(server, staff)
    const shared = await made(server, staff, {
      ...complete,
      mandate: { ...complete.mandate, shared: true },
    })
    const see = async (who: Person) => [
      (await read(who, mine.id)).status,
      (await read(who, shared.id)).status,
    ]
    expect([await see(admin), await see(staff), await see(colleague), await see(stranger)]).toEqual(
      [
        [200, 200],
        [200, 200],
        [404, 200],
        [404, 404],
      ],
    )
    const patch = async (who: Person, id: string) =>
      (await save(who, id, { version: 1, layout: { built: 1 } })).status
    expect([
      await patch(colleague, mine.id),
      await patch(colleague, shared.id),
      await patch(stranger, shared.id),
    ]).toEqual([404, 403, 404])
    for (const operation of [
      'archiveProperty',
      'listPropertyHistory',
      'listPropertyDocuments',
    ] as const) {
      expect(
        (await server.call(operation, { token: stranger.token, params: { id: mine.id } })).status,
      ).toBe(404)
    }
    const ids = async (who: Person) => (await list(who, { limit: 100 })).items.map((row) => row.id)
    expect([
      (await ids(colleague)).includes(mine.id),
      (await ids(colleague)).includes(shared.id),
      (await ids(stranger)).includes(shared.id),
    ]).toEqual([false, true, false])
    const visitor = await server.register({ role: 'USER' })
    expect([
      (await read(visitor, mine.id)).status,
      (await server.call('getProperty', { params: { id: mine.id } })).status,
    ]).toEqual([403, 401])
  })

  it('let only an ADMIN hand a home to another agent of the agency', async () => {
    const home = await made(server, staff)
    expect(
      (await save(staff, home.id, { version: 1, agentId: colleague.profile.id })).body,
    ).toHaveProperty('agentId')
    expect((await save(admin, home.id, { version: 1, agentId: stranger.profile.id })).status).toBe(
      400,
    )
    const leaver = await server.register({ role: 'STAFF', agency: admin })
    await server.call('updateUser', {
      token: admin.token,
      params: { id: leaver.profile.id },
      body: { active: false },
    })
    expect((await save(admin, home.id, { version: 1, agentId: leaver.profile.id })).status).toBe(
      400,
    )
    const { body } = await save(admin, home.id, { version: 1, agentId: colleague.profile.id })
    expect(body.agentId).toBe(colleague.profile.id)
    expect((await read(colleague, home.id)).status).toBe(200)
  })
})

describe('publishing', () => {
  it('names what is missing, then publishes', async () => {
    const home = await made(server, staff, {
      basics: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    const refused = await server.call('publishProperty', {
      token: staff.token,
      params: { id: home.id },
      body: { version: 1 },
      lang: 'en',
    })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      'basics.offers.0.price': 'Enter a price or choose “price on request”',
      media: 'Add at least one public photo',
    })
    const ready = await withPhoto(server, staff)
    expect(ready.quality.items.filter((item) => item.state === 'missing')).toEqual([])
    expect(
      (
        await server.call('publishProperty', {
          token: staff.token,
          params: { id: ready.id },
          body: { version: 9 },
        })
      ).status,
    ).toBe(409)
    const done = await server.call('publishProperty', {
      token: staff.token,
      params: { id: ready.id },
      body: { version: ready.version },
    })
    expect([done.status, done.body.status, done.body.publishedAt === null]).toEqual([
      200,
      'active',
      false,
    ])
    expect((await server.call('getListing', { params: { id: ready.id } })).status).toBe(200)
  })

  it('keeps a published home publishable: half of it is refused, whole it is saved', async () => {
    const home = await published(server, staff)
    const refused = await save(
      staff,
      home.id,
      { version: home.version, layout: { bathrooms: 2, bedrooms: 1 } },
      'en',
    )
    expect(refused.body).toEqual({
      'layout.built':
        'The home is published. Withdraw it first or complete it: Enter the built area',
    })
    const photo = await server.call('removePropertyMedia', {
      token: staff.token,
      params: { id: home.id, mediaId: home.media[0]?.id ?? '' },
    })
    expect([photo.status, Object.keys(photo.body)]).toEqual([400, ['media']])
    const saved = await save(staff, home.id, {
      version: home.version,
      layout: { ...complete.layout, built: 170 },
    })
    expect(saved.status).toBe(200)
    const shown = await server.call('getListing', { params: { id: home.id } })
    expect(shown.body.layout.built).toBe(170)
    expect(JSON.stringify(shown.body)).not.toMatch(/Catalina|39\.766,|startsOn/)
  })

  it('follows the status machine, on the site and off it', async () => {
    const home = await published(server, staff)
    const change = (body: object) =>
      server.call('changePropertyStatus', {
        token: staff.token,
        params: { id: home.id },
        body,
        lang: 'en',
      })
    const site = async () => (await server.call('getListing', { params: { id: home.id } })).status
    expect(
      (await change({ version: home.version, status: 'reserved', substatus: 'RENTED_OR_SOLD' }))
        .body,
    ).toEqual({ substatus: 'This substatus does not belong to this status' })
    const reserved = await change({
      version: home.version,
      status: 'reserved',
      substatus: 'ARRAS_CONTRACT',
      reason: 'Arras',
    })
    expect([reserved.status, reserved.body.substatus, await site()]).toEqual([
      200,
      'ARRAS_CONTRACT',
      200,
    ])
    const closed = await change({
      version: reserved.body.version,
      status: 'closed',
      substatus: 'RENTED_OR_SOLD',
      closePrice: 90_000_000,
    })
    expect([closed.body.status, await site()]).toEqual(['closed', 410])
    const jump = await change({ version: closed.body.version, status: 'reserved' })
    expect([jump.status, jump.body]).toEqual([406, { detail: '“closed” cannot become “reserved”' }])
    expect((await change({ version: closed.body.version, status: 'active' })).status).toBe(406)
    const draft = await change({ version: closed.body.version, status: 'draft' })
    const again = await server.call('publishProperty', {
      token: staff.token,
      params: { id: home.id },
      body: { version: draft.body.version },
    })
    expect([again.body.status, await site()]).toEqual(['active', 200])
    expect(
      (await server.call('archiveProperty', { token: staff.token, params: { id: home.id } }))
        .status,
    ).toBe(204)
    expect([(await read(staff, home.id)).body.status, await site()]).toEqual(['archived', 410])
    expect((await list(staff, { limit: 100 })).items.some((row) => row.id === home.id)).toBe(false)
  })
})

describe('a home that was never meant', () => {
  it('is gone everywhere with its files, and its reference is free', async () => {
    const home = await published(server, admin)
    const actor = {
      userId: null,
      agencyId: admin.profile.agency_ids[0] ?? '',
      role: 'ADMIN' as const,
      lang: 'es' as const,
    }
    await inTransaction(server.db, (trx) =>
      discardProperty({ trx, deps: server.deps, actor }, home.id),
    )
    await server.runJobs()
    expect((await read(admin, home.id)).status).toBe(404)
    expect((await server.call('getListing', { params: { id: home.id } })).status).toBe(410)
    expect(
      (await server.inject({ method: 'GET', url: `${home.media[0]?.src}/320.webp` })).statusCode,
    ).toBe(404)
    expect(
      (await made(server, admin, { ...complete, basics: { ...complete.basics, ref: home.ref } }))
        .ref,
    ).toBe(home.ref)
  })
})

describe('history and geography', () => {
  it('remembers who changed what, prices per offer, newest first and in pages', async () => {
    const home = await published(server, staff)
    const [offer] = complete.basics.offers
    await save(admin, home.id, {
      version: home.version,
      basics: { ...complete.basics, offers: [{ ...offer, price: 90_000_000 }] },
    })
    const history = (query: object = {}) =>
      server.call('listPropertyHistory', {
        token: staff.token,
        params: { id: home.id },
        query: { ...query },
      })
    const { items } = (await history({ limit: 100 })).body
    expect(items[0]).toMatchObject({
      kind: 'PRICE',
      field: 'basics.offers.V.price',
      old: 94_500_000,
      new: 90_000_000,
      byName: `${admin.profile.first_name} ${admin.profile.last_name}`,
    })
    expect(items.map((item) => item.kind)).toEqual(['PRICE', 'PUBLISH', 'MEDIA', 'CREATED'])
    const first = (await history({ limit: 3 })).body
    expect(
      (await history({ limit: 3, cursor: first.next })).body.items.map((item) => item.kind),
    ).toEqual(['CREATED'])
    const row = (await list(admin, { priceLowered: true })).items.find(
      (each) => each.id === home.id,
    )
    expect([row?.price, row?.previousPrice]).toEqual([90_000_000, 94_500_000])
    const shown = await server.call('getListing', { params: { id: home.id } })
    expect(shown.body.prices[0]).toMatchObject({ price: 90_000_000, previousPrice: 94_500_000 })
  })

  it('shows a moved point that stays, nothing when hidden, the pin when exact', async () => {
    const home = await published(server, staff)
    const geo = async () =>
      (await server.call('getListing', { params: { id: home.id } })).body.location.geo
    const first = await geo()
    expect(first).not.toBeNull()
    expect(first).not.toEqual(complete.location?.geo)
    let { version } = home
    const set = async (location: object) => {
      const { body } = await save(staff, home.id, {
        version,
        location: { ...complete.location, ...location },
      })
      version = body.version
      return geo()
    }
    expect(await set({ addressVisibility: 'hidden' })).toBeNull()
    expect(await set({ geoPrecision: 'exact' })).toEqual(complete.location?.geo)
    expect(await set({})).toEqual(first)
  })
})
