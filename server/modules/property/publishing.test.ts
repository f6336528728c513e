import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { discardProperty } from './lifecycle/status.service.ts'
import { complete, made, published, withPhoto } from './testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
})
afterAll(() => server.close())

const read = (who: Person, id: string) =>
  server.call('getProperty', { token: who.token, params: { id } })
const save = (who: Person, id: string, body: object, lang?: 'en') =>
  server.call('updateProperty', { token: who.token, params: { id }, body, lang })
const list = async (who: Person, query: object = {}) =>
  (await server.call('listProperties', { token: who.token, query: { ...query } })).body

describe('publishing', () => {
  it('waits in a draft for the letter of a certificate, and asks for it to publish', async () => {
    const home = await made(server, staff, {
      basics: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    const legal = { energy: { status: 'provided' } }
    const saved = await save(staff, home.id, { version: home.version, legal })
    expect([saved.status, saved.body.legal]).toEqual([200, legal])
    const refused = await server.call('publishProperty', {
      token: staff.token,
      params: { id: home.id },
      body: { version: saved.body.version },
    })
    expect(refused.body).toHaveProperty(['legal.energy.consumptionLetter'])
    const ready = await withPhoto(server, staff)
    const done = await server.call('publishProperty', {
      token: staff.token,
      params: { id: ready.id },
      body: { version: ready.version },
    })
    const { version } = done.body
    const onSite = await save(staff, ready.id, { version, legal: { ...ready.legal, ...legal } })
    expect([onSite.status, Object.keys(onSite.body)]).toEqual([
      400,
      ['legal.energy.consumptionLetter'],
    ])
  })

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
        'The property is published. Withdraw it first or complete it: Enter the built area',
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
    const { location, ...rest } = shown.body
    // The point that is shown is drawn, and may share one number with the true one.
    const { geo, ...place } = location
    expect(geo).not.toEqual({ lat: 39.766, lon: 2.7152 })
    expect(JSON.stringify({ ...rest, place })).not.toMatch(/Catalina|39\.766|2\.7152|startsOn/)
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
