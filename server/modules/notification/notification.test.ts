import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeWorld } from '../../walks/world.ts'
import { notify, type News } from './index.ts'
import { forgetNotifications } from './notification.repository.ts'

let server: TestServer
let aina: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  aina = await server.register({ role: 'USER' })
})
afterAll(() => server.close())

let topics = 0
const tell = (news: Partial<News> = {}, who = aina) =>
  inTransaction(server.db, (trx) =>
    notify(trx, {
      userId: who.profile.id,
      kind: 'NOTIFICATION',
      title: 'Título',
      body: 'Cuerpo',
      href: '/auth/guardados',
      topic: `t${(topics += 1)}`,
      ...news,
    }),
  )
const list = async (query = {}, who = aina) =>
  (await server.call('listNotifications', { token: who.token, query })).body

test('news are listed newest first, in pages, with the number of unread ones', async () => {
  for (let n = 1; n <= 5; n += 1) await tell({ body: `n${n}` })
  const first = await list({ limit: 2 })
  expect([first.items.map((one) => one.body), first.unread, first.previous]).toEqual([
    ['n5', 'n4'],
    5,
    null,
  ])
  const second = await list({ limit: 2, cursor: first.next })
  expect(second.items.map((one) => one.body)).toEqual(['n3', 'n2'])
  expect((await list({ limit: 2, cursor: second.previous })).items.map((one) => one.body)).toEqual([
    'n5',
    'n4',
  ])
})

test('unread news about one thing are one line, the newest; what was read stays', async () => {
  await tell({ topic: 'chat:1', body: 'uno' })
  await tell({ topic: 'chat:1', body: 'dos' })
  const [line] = (await list()).items
  expect([(await list()).items.length, line?.body]).toEqual([1, 'dos'])
  await server.call('readNotification', {
    token: aina.token,
    params: { id: line?.id ?? '' },
    body: { read: true },
  })
  await tell({ topic: 'chat:1', body: 'tres' })
  expect((await list()).items.map((one) => [one.body, one.readAt === null])).toEqual([
    ['tres', true],
    ['dos', false],
  ])
})

test('a long text in any script, or of signs that are written long, is cut and told', async () => {
  for (const letter of ['😀', '漢', '\u0001', '"', 'x'])
    await tell({ title: letter.repeat(400), body: letter.repeat(4000) })
  const { items } = await list()
  expect(items.map(({ body, title }) => [body.at(-1), title.at(-1), body.isWellFormed()])).toEqual(
    Array.from({ length: 5 }, () => ['…', '…', true]),
  )
  expect(items[0]?.body).toHaveLength(1000)
})

test('the pages go on, and all is marked read, where a line has given way to a newer one', async () => {
  for (let n = 1; n <= 3; n += 1) await tell({ topic: `gives-${n}`, body: `n${n}` })
  const first = await list({ limit: 1 })
  await tell({ topic: 'gives-3', body: 'n4' })
  const next = await list({ limit: 2, cursor: first.next })
  expect(next.items.map((one) => one.body)).toEqual(['n2', 'n1'])
  const read = await server.call('readNotifications', {
    token: aina.token,
    body: { read: true, until: first.items[0]?.id },
  })
  expect([read.body, (await list()).items.filter((one) => one.readAt === null)]).toMatchObject([
    { unread: 1 },
    [{ body: 'n4' }],
  ])
})

test('one or all are marked read, and one unread again; only what the person saw', async () => {
  await tell()
  await tell()
  const seen = (await list()).items
  await tell()
  const all = await server.call('readNotifications', {
    token: aina.token,
    body: { read: true, until: seen[0]?.id },
  })
  expect([all.status, all.body]).toEqual([200, { unread: 1 }])
  const back = await server.call('readNotification', {
    token: aina.token,
    params: { id: seen[1]?.id ?? '' },
    body: { read: false },
  })
  expect([back.body.readAt, (await list()).unread]).toEqual([null, 2])
  expect(
    (await server.call('readNotifications', { token: aina.token, body: { read: true } })).body,
  ).toEqual({ unread: 0 })
})

test('another person’s news do not exist', async () => {
  await tell()
  const [line] = (await list()).items
  const stranger = await server.register({ role: 'USER' })
  expect((await list({}, stranger)).items).toEqual([])
  expect(
    (
      await server.call('readNotification', {
        token: stranger.token,
        params: { id: line?.id ?? '' },
        body: { read: true },
      })
    ).status,
  ).toBe(404)
  await server.call('readNotifications', { token: stranger.token, body: { read: true } })
  expect((await list()).unread).toBe(1)
})

test('long words are cut at a whole letter; an address elsewhere is refused', async () => {
  await tell({ title: '🏠'.repeat(300), body: 'x'.repeat(2000) })
  const [line] = (await list()).items
  expect([[...(line?.title ?? '')].length, line?.title.endsWith('🏠…'), line?.body.length]).toEqual(
    [200, true, 1000],
  )
  for (const href of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'auth',
  ])
    await expect(tell({ href })).rejects.toThrow('path of this site')
})

test('a new enquiry is news to whoever answers for it, until it has been dealt with', async () => {
  const { admin, paramsOf } = await makeWorld(server, 'News')
  const route = server.routes.find((one) => one.operationId === 'getLead')
  const { id = '' } = route ? paramsOf(route) : {}
  const about = async () =>
    (await list({}, admin)).items.filter((one) => one.topic === `lead:${id}`)
  expect(await about()).toMatchObject([
    {
      kind: 'NOTIFICATION',
      title: 'Consulta de Klaus',
      body: 'Casa: Hallo',
      href: `/auth/mensajes?chat=${id}`,
      readAt: null,
    },
  ])
  await server.call('updateLead', {
    token: admin.token,
    params: { id },
    body: { version: 1, state: 'answered' },
  })
  expect((await about())[0]?.readAt).not.toBeNull()
})

test('after 90 days news are forgotten', async () => {
  await tell()
  await sql`
    update notification set created_at = now() - interval '91 days'
    where user_id = ${aina.profile.id}`.execute(server.db)
  await tell({ body: 'neu' })
  await forgetNotifications(server.db, new Date())
  expect((await list()).items.map((one) => one.body)).toEqual(['neu'])
})

test('a kind that only another version knows is not counted, and waits unread for it', async () => {
  await tell({ body: 'uno' })
  const [shown] = (await list()).items
  await tell({ body: 'dos', kind: 'LATER' as News['kind'] })
  const { token } = aina
  const read = (until?: string) =>
    server.call('readNotifications', { token, body: { read: true, ...(until && { until }) } })
  expect((await read(shown?.id)).body).toEqual({ unread: 0 })
  await read()
  const { rows } = await sql`
    select body from notification where user_id = ${aina.profile.id} and read_at is null`.execute(
    server.db,
  )
  expect(rows).toEqual([{ body: 'dos' }])
})
