import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyInput } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made } from './testing/homes.fixture.ts'

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
      message: 'Somebody else has saved changes in the meantime',
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

  it('tell a colleague of a shared home no fee, nor what its owners are left with', async () => {
    const offer = { operation: 'V' as const, price: 45_000_000, netOwnerPrice: 43_210_000 }
    const shared = await made(server, staff, {
      ...complete,
      basics: { ...complete.basics, offers: [offer] },
      mandate: { ...complete.mandate, shared: true },
    })
    const basics = { ...complete.basics, offers: [{ ...offer, netOwnerPrice: 43_220_000 }] }
    expect((await save(staff, shared.id, { version: shared.version, basics })).status).toBe(200)
    const told = async ({ token }: Person) => {
      const asked = { token, params: { id: shared.id } }
      const { body: home } = await server.call('getProperty', asked)
      const { body: history } = await server.call('listPropertyHistory', asked)
      return JSON.stringify([home, history]).match(/432[12]0000|netOwnerPrice/g) ?? []
    }
    expect(new Set(await told(staff))).toEqual(new Set(['43210000', '43220000', 'netOwnerPrice']))
    expect(await told(colleague)).toEqual([])
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
