import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, sql } from '../../db/index.ts'
import { pushSender } from '../../ports/push/sender.ts'
import { device, pushService } from '../../ports/push/service.fixture.ts'
import { makePushKeys } from '../../ports/push/web-push.ts'
import type { Person } from '../../testing/people.ts'
import { push, type PushJob } from './push.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { notify, pushKeysOf } from './index.ts'

let server: TestServer
let strict: TestServer
let service: Awaited<ReturnType<typeof pushService>>
let aina: Person
beforeAll(async () => {
  const keys = makePushKeys()
  service = await pushService(async () => keys.publicKey)
  strict = await startTestServer()
  const config = { ...strict.deps.config, privateHosts: true }
  server = await startTestServer({
    config,
    push: pushSender({
      keys: async () => keys,
      contact: 'mailto:site@example.org',
      privateHosts: true,
      account: null,
      ca: service.ca,
    }),
  })
})
beforeEach(async () => {
  aina = await server.register({ role: 'USER' })
  await server.runJobs()
  service.delivered.splice(0)
})
afterAll(async () => {
  await service.close()
  await server.close()
  await strict.close()
})

const sync = (registration: unknown, token = aina.token) =>
  server.call('syncNotifications', { token, body: { registration } })
const signInAgain = async () =>
  (await server.call('loginUser', { body: { email: aina.email, password: aina.password } })).body
    .token
const tell = (topic = 'chat:1') =>
  inTransaction(server.db, (trx) =>
    notify(trx, {
      userId: aina.profile.id,
      kind: 'CHAT',
      title: 'Aina',
      body: 'Hola',
      href: '/auth/mensajes',
      topic,
    }),
  )
const devices = async () =>
  (
    await server.db
      .selectFrom('push_registration')
      .select(['address', 'session_id'])
      .where('user_id', '=', aina.profile.id)
      .orderBy('address')
      .execute()
  ).map(({ address }) => address)
const paths = () => service.delivered.map(({ path }) => path).toSorted()

test('a registered device gets the news; renewed it gets them at its new address; removed it gets none', async () => {
  expect((await sync(service.registration('a'))).status).toBe(204)
  await tell()
  await server.runJobs()
  expect(service.delivered).toMatchObject([
    {
      path: '/push/a',
      news: { kind: 'CHAT', title: 'Aina', body: 'Hola', href: '/auth/mensajes', topic: 'chat:1' },
    },
  ])
  await sync(service.registration('b'))
  await tell()
  await server.runJobs()
  expect(paths()).toEqual(['/push/a', '/push/b'])
  await sync(null)
  await tell()
  await server.runJobs()
  expect([paths().length, await devices()]).toEqual([2, []])
})

test('pushes of a person have one turn of 256: addresses that hang keep few others waiting', async () => {
  await sync(service.registration('h'))
  const owners = async () => {
    const { rows } = await sql<{ owner: string }>`select owner from job
      where kind = 'notification.push'`.execute(server.db)
    return rows.map(({ owner }) => owner)
  }
  await tell()
  const turn = `00000000-0000-0000-0000-0000000000${aina.profile.id.slice(-2)}`
  expect(await owners()).toEqual([turn])
  const { rows } = await sql<{ payload: PushJob }>`select payload from job
    where kind = 'notification.push'`.execute(server.db)
  service.statuses.push(503)
  for (const { payload } of rows) await push(payload, server.deps)
  // What is tried again takes the same turn.
  expect(await owners()).toEqual([turn, turn])
  await server.runJobs()
  expect(await owners()).toEqual([])
})

test('each session has its device; signing out takes it away, and a device belongs to whom it was last given', async () => {
  const other = await signInAgain()
  await sync(service.registration('c'))
  await sync(service.registration('d'), other)
  await server.call('logoutUser', { token: other })
  await tell()
  await server.runJobs()
  expect(paths()).toEqual(['/push/c'])
  const stranger = await server.register({ role: 'USER' })
  await sync(service.registration('c'), stranger.token)
  expect(await devices()).toEqual([])
})

test('a device that a later version reaches another way waits for it, and stays', async () => {
  await sync(service.registration('later'))
  const send = vi.spyOn(server.deps.push, 'send')
  // As that version's migration left it.
  await sql`alter table push_registration
    drop constraint push_registration_transport_check`.execute(server.db)
  await sql`update push_registration set transport = 'wns'
    where user_id = ${aina.profile.id}`.execute(server.db)
  await tell()
  await server.runJobs()
  expect([send.mock.calls, (await devices()).length]).toEqual([[], 1])
  send.mockRestore()
  const { rows } = await sql`select waits_for from job
    where kind = 'notification.push'`.execute(server.db)
  expect(rows).toEqual([{ waits_for: 'a version that knows wns' }])
  await sql`delete from job where kind = 'notification.push'`.execute(server.db)
})

test('a device that is gone is forgotten; a service that rests is asked again later; what is too large is let go', async () => {
  await sync(service.registration('e'))
  service.statuses.push(410)
  await tell()
  await server.runJobs()
  expect(await devices()).toEqual([])
  await sync(service.registration('f'))
  service.delivered.splice(0)
  service.statuses.push(503, 429, 201)
  await tell()
  await server.runJobs()
  expect(service.delivered).toHaveLength(3)
  service.statuses.push(413)
  await tell()
  await server.runJobs()
  expect([service.delivered.length, (await devices()).length]).toEqual([4, 1])
  expect(
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from job where kind = 'notification.push'`.execute(server.db)
    ).rows[0]?.n,
  ).toBe(0)
})

test('what has been read, replaced or is old by now is not pushed', async () => {
  await sync(service.registration('g'))
  await tell('x')
  await tell('x') // replaces the first
  await tell('y')
  const { items } = (await server.call('listNotifications', { token: aina.token })).body
  await server.call('readNotification', {
    token: aina.token,
    params: { id: items[0]?.id ?? '' },
    body: { read: true },
  })
  await server.runJobs()
  expect(service.delivered).toHaveLength(1)
  await tell('z')
  await sql`
    update notification set created_at = now() - interval '2 hours' where topic = 'z'`.execute(
    server.db,
  )
  await server.runJobs()
  expect(service.delivered).toHaveLength(1)
})

test('a person has twenty devices; the one longest not seen gives way', async () => {
  const tokens = []
  for (let n = 0; n < 21; n += 1) tokens.push(await signInAgain())
  for (const [n, token] of tokens.entries())
    await sync(service.registration(`n${String(n).padStart(2, '0')}`), token)
  const left = await devices()
  expect([left.length, left[0]?.endsWith('n01')]).toEqual([20, true])
}, 300_000)

test('addresses that are not https on the open internet are refused in words; so is half a registration', async () => {
  const visitor = await strict.register({ role: 'USER' })
  const { keys } = device()
  const send = (registration: unknown) =>
    strict.call('syncNotifications', { token: visitor.token, lang: 'en', body: { registration } })
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://push.example.org/x',
    'https://169.254.169.254/latest',
  ]) {
    const { status, body } = await send({ transport: 'webpush', endpoint, keys })
    expect([status, body]).toEqual([
      400,
      { 'registration.endpoint': 'This device cannot be reached' },
    ])
  }
  for (const wrong of [
    { transport: 'webpush', endpoint: 'https://push.example.org/x' },
    { transport: 'fcm' },
    { transport: 'fcm', token: 'x'.repeat(30), keys },
    'x',
    1,
  ])
    expect((await send(wrong)).status).toBe(400)
  expect(
    (await send({ transport: 'webpush', endpoint: 'https://push.example.org/x', keys })).status,
  ).toBe(204)
})

test('without keys in the settings one pair is made for all instances and kept', async () => {
  const [one, two] = await Promise.all([pushKeysOf(strict.db), pushKeysOf(strict.db)])
  expect([two, await strict.deps.push.publicKey()]).toEqual([one, one.publicKey])
})

test('several windows that register one device at once agree on whose it is', async () => {
  const tokens = [aina.token, ...(await Promise.all([signInAgain(), signInAgain(), signInAgain()]))]
  const statuses = await Promise.all(
    tokens.map((token) => sync(service.registration('same'), token)),
  )
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect(await devices()).toHaveLength(1)
})

test('registering while signing out is done or refused, never broken', async () => {
  const token = await signInAgain()
  const [, ...statuses] = (
    await Promise.all([
      server.call('logoutUser', { token }),
      ...['x', 'y', 'z'].map((name) => sync(service.registration(name), token)),
    ])
  ).map(({ status }) => status)
  for (const status of statuses) expect([204, 401]).toContain(status)
  expect(await devices()).toEqual([])
})
