import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

it('tells of an agency, by short name or id, only what is public', async () => {
  const admin = await server.register({ role: 'ADMIN', agencyName: 'Vell' })
  const id = admin.profile.agency_ids[0] ?? ''
  const { body: mine } = await server.call('getAgency', { token: admin.token, params: { id } })
  await server.call('updateAgency', {
    token: admin.token,
    params: { id },
    body: { version: mine.version, publicPhone: '+34971555100' },
  })
  await server.call('updateCompany', {
    token: admin.token,
    params: { id },
    body: { version: mine.version + 1, taxId: 'B07000003', dataProtectionEmail: 'dpo@rig.example' },
  })
  for (const slug of ['vell', id]) {
    const { status, body: shown } = await server.call('getPublicAgency', { params: { slug } })
    expect([status, shown]).toEqual([
      200,
      {
        id,
        slug: 'vell',
        name: 'Vell',
        page: true,
        logo: null,
        cover: null,
        description: {},
        phone: '+34971555100',
        email: expect.any(String),
        website: null,
        address: null,
        contactMethods: [],
        languages: [],
        islands: expect.any(Array),
        branches: [],
        registrations: [],
        people: [],
      },
    ])
  }
  expect((await server.call('getPublicAgency', { params: { slug: 'nadie' } })).status).toBe(404)
})

it('keeps no name of spaces: no answer of the contract could hold it, and the agency would open no more', async () => {
  const { token, profile } = await server.register({ role: 'ADMIN', agencyName: 'Blanca' })
  const id = profile.agency_ids[0] ?? ''
  const version = (await server.call('getAgency', { token, params: { id } })).body.version as number
  const save = (body: object) =>
    server.call('updateAgency', { token, params: { id }, body: { version, ...body } })
  for (const name of ['  ', 'x ', '\u00a0\u2003']) {
    expect((await save({ branches: [{ name }] })).body, JSON.stringify(name)).toHaveProperty([
      'branches.0.name',
    ])
    expect((await save({ tradeName: name })).body, JSON.stringify(name)).toHaveProperty([
      'tradeName',
    ])
  }
  expect(
    (await save({ branches: [{ name: ' Sa Pobla ' }], tradeName: ' Blanca i Mar ' })).body,
  ).toMatchObject({ tradeName: 'Blanca i Mar', branches: [{ name: 'Sa Pobla' }] })
  expect((await server.call('getAgency', { token, params: { id } })).status).toBe(200)
})

it('another version’s page and ways of contact open nothing that was closed', async () => {
  const { token, profile } = await server.register({ role: 'ADMIN', agencyName: 'Futura' })
  const id = profile.agency_ids[0] ?? ''
  const version = (await server.call('getAgency', { token, params: { id } })).body.version as number
  await server.call('updateAgency', {
    token,
    params: { id },
    body: { version, description: { es: 'Casa' }, defaults: { contactMethods: ['EMAIL'] } },
  })
  const shown = async () => (await server.call('getPublicAgency', { params: { slug: id } })).body
  expect(await shown()).toMatchObject({ page: true, contactMethods: ['EMAIL'] })
  const write = (part: object) =>
    sql`update agency set doc = doc || ${JSON.stringify(part)}::jsonb where id = ${id}`.execute(
      server.db,
    )
  await write({ defaults: { contactMethods: ['SIGNAL'] } })
  expect((await shown()).contactMethods).toEqual(['EMAIL', 'PLATFORM'])
  await write({ ownPage: true })
  expect(await shown()).toMatchObject({ page: true })
  // The switch under the name that a later version gave it.
  await write({ ownPage: false })
  expect(await shown()).toMatchObject({ page: false, people: [], description: {} })
  for (const publicPage of ['none', { off: true }]) {
    await write({ publicPage })
    expect(await shown()).toMatchObject({ page: false, people: [], description: {} })
  }
})

it('a registration of which another version wrote the last day is not shown as one that is valid', async () => {
  const { token, profile } = await server.register({ role: 'ADMIN', agencyName: 'Registrada' })
  const id = profile.agency_ids[0] ?? ''
  const version = (await server.call('getAgency', { token, params: { id } })).body.version as number
  const registrations = [
    { kind: 'ABSI', number: '1' },
    { kind: 'ABSI', number: '2' },
    { kind: 'OTHER', name: 'AICAT', number: '3', validUntil: '2020-01-01' },
  ]
  const saved = await server.call('updateAgency', {
    token,
    params: { id },
    body: { version, registrations },
  })
  expect(saved.status).toBe(200)
  await sql`update agency set doc = jsonb_set(doc, '{registrations,1,validTo}', '"2020-01-01"')
    where id = ${id}`.execute(server.db)
  const shown = async () =>
    (await server.call('getPublicAgency', { params: { slug: id } })).body.registrations
  expect(await shown()).toEqual([{ kind: 'ABSI', number: '1' }])
  // Nor after its number was put right.
  const corrected = await server.call('updateAgency', {
    token,
    params: { id },
    body: {
      version: saved.body.version,
      registrations: registrations.map((one, at) => (at === 1 ? { ...one, number: '2B' } : one)),
    },
  })
  expect([corrected.status, await shown()]).toEqual([200, [{ kind: 'ABSI', number: '1' }]])
})
