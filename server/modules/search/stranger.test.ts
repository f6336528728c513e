import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { forgetExpired } from './link.ts'
import { spreadNews } from './spread.ts'

const BAIT = 'Cobra 900 en https://evil.example'

let server: TestServer
let now = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.close())

it('an account with an e-mail that nobody has confirmed writes nothing of its own to it', async () => {
  const email = 'victim@rig.example'
  const { body } = await server.call('registerUser', {
    body: {
      account: 'visitor',
      first_name: BAIT,
      email,
      password: 'llar-rig-secret',
      language: 'es',
      accept_terms: true,
    },
  })
  expect(
    (
      await server.call('createSavedSearch', {
        token: body.token,
        body: { name: BAIT, query: { operation: 'V' }, frequency: 'instant', channels: ['mail'] },
      })
    ).status,
  ).toBe(201)
  const admin = await server.register()
  const home = await published(server, admin)
  expect(
    (await server.call('saveHome', { token: body.token, body: { homeId: home.id } })).status,
  ).toBe(201)
  const current = (
    await server.call('getProperty', { token: admin.token, params: { id: home.id } })
  ).body
  expect(
    (
      await server.call('updateProperty', {
        token: admin.token,
        params: { id: home.id },
        body: {
          version: current.version,
          basics: { ...current.basics, offers: [{ operation: 'V', price: 90_000_000 }] },
        },
      })
    ).status,
  ).toBe(200)
  await spreadNews(server.deps)
  await server.call('requestPasswordReset', { body: { email } })
  await server.runJobs()
  const mails = (await server.mails()).filter(({ to }) => to === email)
  expect(mails.length).toBeGreaterThanOrEqual(4)
  for (const { subject, text, html = '' } of mails)
    expect(subject + text + html).not.toContain('evil.example')
  expect(mails[0]?.text).toMatch(/^Hola, Cobra:/)
})

it('a search of which a later version asks more is not taken for the one that is asked for', async () => {
  const email = 'twin@rig.example'
  const ask = async () => {
    const body = {
      email,
      name: 'Casas en Sóller',
      query: { operation: 'V' as const, place: 'soller' },
      frequency: 'daily' as const,
      consent: true,
    }
    expect((await server.call('createAlert', { body })).status).toBe(201)
    await server.runJobs()
    return (await server.mails()).filter(({ to }) => to === email).length
  }
  const kept = async () =>
    (
      await sql<{ later: boolean }>`select query ? 'seaFloor' as later from saved_search
        where email = ${email} order by id`.execute(server.db)
    ).rows.map(({ later }) => later)
  expect([await ask(), await kept()]).toEqual([1, [false]])
  await sql`update saved_search set confirmed_at = now(), query = query || '{"seaFloor": {"most": 9}}'
    where email = ${email}`.execute(server.db)
  expect([await ask(), await kept()]).toEqual([2, [true, false]])
})

const DAY = 86_400_000
/** Asks for one search and answers the token of the mail that asks to confirm it. */
const asked = async (email: string, change: object = {}): Promise<string> => {
  const body = {
    email,
    name: 'Casas',
    query: { operation: 'V' as const, place: 'soller' },
    frequency: 'instant' as const,
    language: 'en' as const,
    consent: true,
    ...change,
  }
  expect((await server.call('createAlert', { body })).status).toBe(201)
  await server.runJobs()
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1)
  return /\/alerta\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const alertOf = (searchToken: string) => server.call('getAlert', { params: { searchToken } })
const confirmed = (searchToken: string) => server.call('confirmAlert', { params: { searchToken } })

it('each mail confirms what was asked with it, whoever asked for the same before or after', async () => {
  const email = 'owner@rig.example'
  const before = await asked(email, { name: BAIT, frequency: 'weekly', language: 'es' })
  const own = await asked(email)
  const after = await asked(email, { name: BAIT })
  expect((await alertOf(before)).body).toMatchObject({ name: BAIT, frequency: 'weekly' })
  const kept = { name: 'Casas', frequency: 'instant', language: 'en', confirmed: true }
  expect((await confirmed(own)).body).toMatchObject(kept)
  expect([(await alertOf(before)).status, (await alertOf(after)).status]).toEqual([404, 404])
  expect((await alertOf(own)).body).toMatchObject(kept)
})

it('an alert that is asked for again has its seven days from then', async () => {
  const email = 'again@rig.example'
  await asked(email)
  now = new Date(now.getTime() + 6.9 * DAY)
  const token = await asked(email)
  now = new Date(now.getTime() + DAY)
  await forgetExpired(server.db, now)
  expect([(await confirmed(token)).status, (await alertOf(token)).body.confirmed]).toEqual([
    200,
    true,
  ])
})

it('what a stranger asked for in somebody’s name, and nobody confirmed, takes none of their places', async () => {
  const email = 'full@rig.example'
  await asked(email, { name: BAIT, query: { operation: 'V' } })
  await sql`
    insert into saved_search (id, email, name, query, frequency, channels, language, seen_at, created_at)
    select gen_random_uuid(), email, name, query || jsonb_build_object('priceMax', n), frequency,
      channels, language, seen_at, created_at
    from saved_search, generate_series(1, 19) n where email = ${email}`.execute(server.db)
  expect((await confirmed(await asked(email))).body).toMatchObject({
    name: 'Casas',
    confirmed: true,
  })
})
