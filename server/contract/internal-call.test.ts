import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mounted } from '../testing/mounted.ts'
import { START, type Replicas } from '../db/index.ts'
import { notFound } from './errors.ts'
import type { Input } from './handler.ts'
import { ALL } from './reading.ts'

/** What the asked are said to have seen. */
const points: (string | null)[] = []
const replicas: Replicas = {
  reader: (point) => {
    points.push(point)
    return null
  },
  head: async () => START,
  state: () => ({ replicas: [], primary: 0 }),
  close: async () => undefined,
}
let made: Awaited<ReturnType<typeof mounted>>
const log = { error: vi.fn() }
const ask = (url: string) => made.ask(url, 'en', log as never)

beforeAll(async () => {
  const handlers = {
    find: async ({ query }: Input) => query,
    item: async ({ params }: Input) =>
      params.id === '00000000-0000-7000-8000-000000000000' ? notFound('en') : params,
    strict: async () => ({ wrong: true }),
  }
  made = await mounted(handlers, { replicas })
})
afterAll(() => made.close())

test.each([
  '/api/v1/find',
  '/api/v1/find/',
  '/api/v1/find?no=1',
  '/api/v1/item/00000000-0000-7000-8000-000000000000/',
  '/api/v1/item/x/',
  '/api/v1/strict/',
  '/api/v1/nowhere/',
])('%s: the same as over HTTP', async (url) => {
  const wire = await made.app.inject({ url, headers: { 'accept-language': 'en' } })
  const { status, data } = await ask(url)
  expect(status).toBe(wire.statusCode)
  if (url !== '/api/v1/nowhere/') expect(data).toEqual(wire.json())
})

test('private operations and writes are not asked inside', async () => {
  const { FIXTURE } = await import('../testing/fixture.ts')
  const closed = FIXTURE.routes.find(({ security, method }) => security && method === 'GET')
  if (closed) expect((await ask(closed.url)).status).toBe(404)
})

test('a replica may answer, but not what is kept under what the primary says of it', async () => {
  points.length = 0
  for (const seen of [undefined, ALL]) await made.ask('/api/v1/find', 'en', log as never, seen)
  expect(points).toEqual([START, null])
})
