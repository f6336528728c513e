import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { inTransaction, sql } from '../db/index.ts'
import { openPool } from '../db/pool.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { forgetEvents, publish, startLive } from './index.ts'
import { readLive, type Frame } from './reader.fixture.ts'

let server: TestServer
let here: string
let there: string
let other: FastifyInstance
let closeOther: () => Promise<void>
let aina: Person
const open: { abort(): Promise<void> }[] = []

beforeAll(async () => {
  server = await startTestServer()
  here = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // A second instance on the same database.
  const { db } = openPool(server.connection, { max: 2 })
  const live = startLive(db, server.connection, server.deps.now)
  other = await buildApp({ ...server.deps, db, live }, { withPages: false })
  there = await other.listen({ port: 0, host: '127.0.0.1' })
  closeOther = async () => {
    await other.close()
    await db.destroy()
  }
  aina = await server.register({ role: 'USER' })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.abort()))
  await vi.waitFor(() => {
    if (server.deps.live.count() > 0) throw new Error('streams are left')
  }, 60_000)
})
afterAll(async () => {
  await closeOther()
  await server.close()
})

const read = async (url: string, who = aina, last?: string) => {
  const reader = await readLive(url, who.token, last)
  open.push(reader)
  if (reader.status === 200) await reader.until((frames) => frames.length > 0)
  return reader
}
const say = (n: number, who = [aina]) =>
  inTransaction(server.db, (trx) =>
    publish(trx, {
      userIds: who.map((one) => one.profile.id),
      event: { type: 'chat', data: { n } },
    }),
  )
const numbers = (frames: Frame[]): unknown[] =>
  frames.filter(({ event }) => event === 'chat').map(({ data }) => (data as { n: number }).n)
const has =
  (...wanted: number[]) =>
  (frames: Frame[]): boolean =>
    numbers(frames).length >= wanted.length

test('an event reaches every instance, whoever published it, and nobody else', async () => {
  const stranger = await server.register({ role: 'USER' })
  const [a, b, c] = [await read(here), await read(there), await read(there, stranger)]
  expect([
    a.status,
    a.headers['content-type'],
    a.headers['x-accel-buffering'],
    a.headers['cache-control'],
  ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no', 'no-store'])
  expect(a.frames[0]).toMatchObject({ id: '0', event: 'open' })
  await say(1)
  await say(2, [stranger])
  expect(numbers(await a.until(has(1)))).toEqual([1])
  expect(numbers(await b.until(has(1)))).toEqual([1])
  expect(numbers(await c.until(has(2)))).toEqual([2])
})

test('what a transaction takes back was never said', async () => {
  const reader = await read(here)
  await inTransaction(server.db, async (trx) => {
    await publish(trx, { userIds: [aina.profile.id], event: { type: 'chat', data: { n: 99 } } })
    throw new Error('back')
  }).catch(() => undefined)
  await say(3)
  expect(numbers(await reader.until(has(3)))).toEqual([3])
})

test('after a lost connection all that came in between is told once, in order, on any instance', async () => {
  const first = await read(here)
  await say(4)
  await first.until(has(4))
  const last = first.frames.at(-1)?.id ?? ''
  await first.abort()
  for (const n of [5, 6, 7]) await say(n)
  const again = await read(there, aina, last)
  await say(8)
  expect(numbers(await again.until(has(5, 6, 7, 8)))).toEqual([5, 6, 7, 8])
  const ids = again.frames.filter(({ event }) => event === 'chat').map(({ id }) => Number(id))
  expect(ids).toEqual(ids.map((_, at) => Number(last) + at + 1))
})

test('a slow transaction cannot slip in behind one that overtook it', async () => {
  const reader = await read(here)
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  let began = (): void => undefined
  const begun = new Promise<void>((resolve) => (began = resolve))
  const slow = inTransaction(server.db, async (trx) => {
    await publish(trx, { userIds: [aina.profile.id], event: { type: 'chat', data: { n: 10 } } })
    began()
    await held
  })
  await begun
  const quick = say(11)
  go()
  await Promise.all([slow, quick])
  expect(numbers(await reader.until(has(10, 11)))).toEqual([10, 11])
})

test('typing passes: it is not stored, has no number, and is not repeated', async () => {
  const reader = await read(there)
  const before = reader.frames[0]?.id ?? ''
  await publish(
    server.db,
    { userIds: [aina.profile.id], event: { type: 'typing', data: { chat: 'c' } } },
    { transient: true },
  )
  const frames = await reader.until((all) => all.some(({ event }) => event === 'typing'))
  expect(frames.at(-1)).toEqual({ id: null, event: 'typing', data: { chat: 'c' } })
  const again = await read(here, aina, before)
  await say(12)
  expect((await again.until(has(12))).map(({ event }) => event)).toEqual(['open', 'chat'])
})

test('who comes back after a day, or with a number of nobody, is told that something is lost', async () => {
  await sql`update live_event set at = now() - interval '25 hours'`.execute(server.db)
  await forgetEvents(server.db, new Date())
  const late = await read(here, aina, '1')
  expect((await late.until((all) => all.length > 1)).map(({ event }) => event)).toEqual([
    'open',
    'lost',
  ])
  const odd = await read(here, aina, '999999')
  expect((await odd.until((all) => all.length > 1)).map(({ event }) => event)).toEqual([
    'open',
    'lost',
  ])
  await say(13)
  expect(numbers(await late.until(has(13)))).toEqual([13])
  expect(numbers(await odd.until(has(13)))).toEqual([13])
})

test('signing out closes the streams of that session at once, on every instance; others stay', async () => {
  const { email, password } = aina
  const second = {
    ...aina,
    token: (await server.call('loginUser', { body: { email, password } })).body.token,
  }
  const [mine, gone, goneThere] = [
    await read(here),
    await read(here, second),
    await read(there, second),
  ]
  await server.call('logoutUser', { token: second.token })
  await Promise.all([gone.over, goneThere.over])
  expect([mine.ended(), gone.ended(), goneThere.ended()]).toEqual([false, true, true])
})

test('ending another session closes its streams as signing out there would', async () => {
  const { email, password, token } = aina
  const login = await server.call('loginUser', { body: { email, password } })
  const [mine, gone] = [await read(here), await read(there, { ...aina, token: login.body.token })]
  const { items } = (await server.call('listSessions', { token: login.body.token })).body
  await server.call('revokeSession', { token, params: { id: items[0]?.id ?? '' } })
  await gone.over
  expect([mine.ended(), gone.ended()]).toEqual([false, true])
})

test('a session that ended while its stream was being opened hears nothing', async () => {
  const { email, password } = aina
  const { token } = (await server.call('loginUser', { body: { email, password } })).body
  const { id: sessionId } = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', aina.profile.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await server.call('logoutUser', { token })
  const stream = await server.deps.live.open({ userId: aina.profile.id, sessionId }, null)
  let heard = ''
  const over = new Promise(
    (resolve) => void stream?.on('data', (text) => (heard += String(text))).on('close', resolve),
  )
  await say(30)
  await over
  expect(heard).toBe('')
})

test('who loses a right is not told again what it gave, and is told that something is lost', async () => {
  const admin = await server.register()
  const second = await server.register({ role: 'ADMIN', agency: admin })
  const id = second.profile.id
  await say(31, [second])
  expect(
    (
      await server.call('updateUser', {
        token: admin.token,
        params: { id },
        body: { id, role: 'STAFF' },
      })
    ).status,
  ).toBe(200)
  await say(32, [second])
  const again = await read(here, second, '0')
  const frames = await again.until(has(32))
  expect([frames[1]?.event, numbers(frames)]).toEqual(['lost', [32]])
})

test('a person has ten streams at most; a number that is none is refused', async () => {
  for (let count = 0; count < 10; count += 1) await read(here)
  expect((await read(here)).status).toBe(429)
  expect((await read(here, aina, 'now')).status).toBe(400)
  expect((await read(here, { ...aina, token: 'x' })).status).toBe(401)
})

test('a reader that takes nothing is given no more than it can hold, and all of it later', async () => {
  const session = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', aina.profile.id)
    .executeTakeFirstOrThrow()
  const stream = await server.deps.live.open(
    { userId: aina.profile.id, sessionId: session.id },
    null,
  )
  if (!stream) throw new Error('no stream')
  const data = 'x'.repeat(4000)
  for (let n = 0; n < 60; n += 1)
    await publish(server.db, { userIds: [aina.profile.id], event: { type: 'chat', data } })
  await expect.poll(() => stream.readableLength).toBeGreaterThan(64 * 1024)
  expect(stream.readableLength).toBeLessThan(72 * 1024)
  let seen = 0
  stream.on('data', (text: string) => (seen += text.split('event: chat').length - 1))
  await expect.poll(() => seen).toBe(60)
  stream.destroy()
})

test('what is too large is refused where it is published', async () => {
  const event = { type: 'chat', data: 'x'.repeat(4097) }
  await expect(publish(server.db, { userIds: [aina.profile.id], event })).rejects.toThrow(
    'too large',
  )
})

test('a server that stops ends its streams and does not wait for them', async () => {
  const reader = await read(there)
  await closeOther()
  await reader.over
  expect(reader.ended()).toBe(true)
  closeOther = async () => undefined
})
