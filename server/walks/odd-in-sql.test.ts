import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Property } from '../../generated/model/index.ts'
import { sql } from '../db/index.ts'
import { resyncAgency, resyncAgent } from '../modules/listing/index.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { refreshAll } from '../modules/network/share/refresh.ts'
import { networkOf } from './world-network.ts'
import { home, picture } from '../testing/home.ts'
import { dayOf } from '../time/madrid.ts'

/**
 * Another version has stored a part that SQL takes out of documents in a shape, or beyond a limit,
 * that this one does not know: it is as if it were not there, and breaks nothing for anybody else.
 */
let server: TestServer
let admin: Person
let app: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Odd' })
  app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false },
  )
}, 300_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

async function ask(url: string): Promise<{ status: number; body: { items?: { id: string }[] } }> {
  const reply = await app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } })
  return { status: reply.statusCode, body: reply.json() }
}
async function made(ref: string, more: object = {}): Promise<string> {
  const body = { ...home(ref), ...more }
  const reply = await server.call('createProperty', { token: admin.token, body })
  return (reply.body as Property).id
}
const writeMandate = (id: string, mandate: unknown) =>
  sql`
    update property set doc = jsonb_set(doc, '{mandate}', ${JSON.stringify(mandate)}::jsonb)
    where id = ${id}`.execute(server.db)

it('a day that is written otherwise leaves the others of the month', async () => {
  const [sound, odd] = [await made('Day-1'), await made('Day-2')]
  const today = dayOf(new Date())
  await writeMandate(sound, { signedOn: today })
  for (const signedOn of ['2026-Q3', '2026-02-31', '0000-01-01', '', { on: today }]) {
    await writeMandate(odd, { signedOn })
    const { status, body } = await ask('/api/v1/dashboard/pipeline/')
    expect({ signedOn, status }).toEqual({ signedOn, status: 200 })
    expect(JSON.stringify(body)).toContain(sound)
  }
})

it('owners in another shape leave the homes of others, and every list by owner', async () => {
  const { body: owner } = await server.call('createContact', {
    token: admin.token,
    body: { person: { firstName: 'Catalina' } },
  })
  const [sound, odd] = [await made('Owner-1'), await made('Owner-2')]
  await writeMandate(sound, { owners: [{ name: 'Catalina', contactId: owner.id }] })
  for (const owners of [{ main: owner.id }, 'Catalina', ['Catalina'], null]) {
    await writeMandate(odd, { owners })
    const { status, body } = await ask(`/api/v1/property/?ownerId=${owner.id}`)
    expect([status, body.items?.map(({ id }) => id)]).toEqual([200, [sound]])
  }
})

it('a first reference beyond what is taken here is none, and homes are made', async () => {
  const agency = admin.profile.agency_ids[0]
  for (const start of [99_999_999_999, 20_000_000, 'seven']) {
    const pattern = JSON.stringify({ prefix: 'ODD-', start, padding: 4 })
    await sql`
      update agency set doc = doc || jsonb_build_object('refPattern', ${pattern}::jsonb)
      where id = ${agency}`.execute(server.db)
    const { ref: _ref, ...basics } = home('').basics
    const reply = await server.call('createProperty', { token: admin.token, body: { basics } })
    expect([reply.status, (reply.body as Property).basics.ref?.length]).toEqual([201, 8])
  }
})

it('an island that nobody knows leaves the day, and the way is told as anywhere', async () => {
  const near = { geo: { lat: 39.57, lon: 2.65 }, municipalityIne: '07040' }
  const far = { geo: { lat: 39.85, lon: 3.12 }, municipalityIne: '07003' }
  const homes = [
    await made('Isle-1', { location: { ...home('').location, ...near } }),
    await made('Isle-2', { location: { ...home('').location, ...far } }),
  ]
  for (const [at, id] of homes.entries())
    await server.call('createAgendaEvent', {
      token: admin.token,
      body: {
        kind: 'visit',
        startsAt: `2027-03-0${1}T1${at}:00:00Z`,
        endsAt: `2027-03-0${1}T1${at}:45:00Z`,
        propertyIds: [id],
      },
    })
  const url = '/api/v1/agenda/?from=2027-03-01T00:00:00Z&to=2027-03-02T00:00:00Z'
  expect((await ask(url)).status).toBe(200)
  await sql`update property set island = 'CABRERA' where id = any(${homes}::uuid[])`.execute(
    server.db,
  )
  expect((await ask(url)).status).toBe(200)
})

it('a last day that is written otherwise leaves the papers of others', async () => {
  const [sound, odd] = [await made('Paper-1'), await made('Paper-2')]
  await sql`
    update property set status = 'prospect' where id = any(${[sound, odd]}::uuid[])`.execute(
    server.db,
  )
  await writeMandate(sound, { endsOn: '2026-01-31' })
  for (const endsOn of ['2026-01', '2026-02-31', '0', '', 20, { on: '2026-01-31' }]) {
    await writeMandate(odd, { endsOn })
    const { status, body } = await ask('/api/v1/dashboard/')
    expect({ endsOn, status }).toEqual({ endsOn, status: 200 })
    expect(JSON.stringify(body)).toContain(sound)
  }
})

it('cards and prices in another shape leave the saved homes of others, and are drawn anew', async () => {
  const desk = matchDesk(server)
  const [sound, odd] = [await desk.publish(admin), await desk.publish(admin)]
  for (const { id } of [sound, odd])
    await server.call('saveHome', { token: admin.token, body: { homeId: id } })
  const list = (column: string, value: unknown) =>
    sql`
      update listing set ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb
      where id = ${odd.id}`.execute(server.db)
  const dear = { V: { price: '544000005440000054400000' } }
  for (const [column, value] of [
    ['prices', { V: [] }],
    ['prices', 'x'],
    ['cards', []],
    ['cards', 'x'],
    ['cards', { V: 'x' }],
    ['cards', dear],
    ['public', 'x'],
    ['public', { prices: { V: 1 } }],
  ] as const) {
    await list(column, value)
    const { status, body } = await ask('/api/v1/saved/')
    expect({ column, value, status }).toEqual({ column, value, status: 200 })
    expect(JSON.stringify(body)).toContain(sound.id)
    await resyncAgency(server.db, admin.profile.agency_ids[0] ?? '')
    await resyncAgent(server.db, admin.profile.id)
    await sql`delete from listing_news`.execute(server.db)
    await list(column, value)
    const token = admin.token
    const params = { id: odd.id }
    const { version } = (await server.call('getProperty', { token, params })).body
    const layout = { built: 120, bedrooms: 3, bathrooms: 2 }
    const saved = await server.call('updateProperty', { token, params, body: { version, layout } })
    expect({ column, value, status: saved.status }).toEqual({ column, value, status: 200 })
    const { rows } = await sql`select kind from listing_news where listing_id = ${odd.id}`.execute(
      server.db,
    )
    expect({ column, value, rows }).toEqual({ column, value, rows: [] })
    expect((await server.call('getListing', { params })).status).toBe(200)
  }
}, 300_000)

it('a mandate in another shape keeps no home from being saved, and partners see the others', async () => {
  const parts = { doc: home('Partner-1'), photo: await picture() }
  const owner = await server.register({ role: 'ADMIN', agencyName: 'Odd owner' })
  const { agreementId = '', homeId } = await networkOf(server, owner, 'Odd', parts)
  const odd = await matchDesk(server).publish(owner)
  const params = { id: odd.id }
  const own = { startsOn: '2020-01-01', commissionPct: 4 }
  for (const mandate of [
    null,
    'x',
    [],
    { ...own, endsOn: '2026-02-31' },
    { ...own, endsOn: { on: '2099-01-01' } },
    { ...own, endsOn: 'x' },
    { ...own, startsOn: 20, endsOn: '' },
  ]) {
    await writeMandate(odd.id, mandate)
    const { token } = owner
    const { version } = (await server.call('getProperty', { token, params })).body
    const layout = { built: 120, bedrooms: 3, bathrooms: 2 }
    const saved = await server.call('updateProperty', { token, params, body: { version, layout } })
    expect({ mandate, status: saved.status }).toEqual({ mandate, status: 200 })
    await writeMandate(odd.id, mandate)
    await sql`delete from network_share`.execute(server.db)
    await refreshAll(server.deps)
    const { rows } = await sql<{ id: string }>`
      select property_id as id from network_share where agreement_id = ${agreementId}`.execute(
      server.db,
    )
    expect(rows.map(({ id }) => id)).toContain(homeId)
  }
}, 300_000)
