import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { spreadNews } from './spread.ts'

const BAIT = 'Cobra 900 en https://evil.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
