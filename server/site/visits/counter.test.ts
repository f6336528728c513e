import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteOf } from '../../modules/site/site.fixture.ts'
import { addReads, type PageRead } from '../../modules/site/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { ReadCounter } from './counter.ts'

let server: TestServer
let read: PageRead
beforeAll(async () => {
  server = await startTestServer()
  const { id: siteId, draft } = await siteOf(server, await server.register())
  const page = draft.pages[0]?.id ?? ''
  const day = '2026-11-26'
  read = { siteId, day, page, language: 'es', source: 'direct', device: 'phone', isHome: false }
}, 300_000)
afterAll(() => server.close())

const writing = (errors: unknown[]) =>
  new ReadCounter(
    (counts) => addReads(server.db, counts),
    (error) => errors.push(error),
  )
const rows = () =>
  server.db.selectFrom('site_visit').select(['source', 'views', 'visits', 'homes']).execute()

it('counts in memory, writes together, and adds to what another instance wrote', async () => {
  const errors: unknown[] = []
  const [one, other] = [1, 2].map(() => writing(errors))
  for (let at = 0; at < 20; at += 1) one?.note(read)
  one?.note({ ...read, source: 'inside', isHome: true })
  expect(await rows()).toEqual([])
  other?.note(read)
  await Promise.all([one?.flush(), other?.flush(), one?.flush()])
  expect((await rows()).toSorted((a, b) => b.views - a.views)).toEqual([
    { source: 'direct', views: 21, visits: 21, homes: 0 },
    { source: 'inside', views: 1, visits: 0, homes: 1 },
  ])
  expect(errors).toEqual([])
})

it('keeps what could not be written for the next time', async () => {
  const errors: unknown[] = []
  let isAway = true
  const counter = new ReadCounter(
    (counts) => (isAway ? Promise.reject(new Error('away')) : addReads(server.db, counts)),
    (error) => errors.push(error),
  )
  const before = (await rows()).find(({ source }) => source === 'direct')?.views ?? 0
  counter.note(read)
  await counter.flush()
  expect(errors).toHaveLength(1)
  isAway = false
  counter.note(read)
  await counter.flush()
  expect((await rows()).find(({ source }) => source === 'direct')?.views).toBe(before + 2)
})
