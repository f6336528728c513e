import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Replicas } from '../db/index.ts'
import { standsFor } from '../db/transaction.ts'
import { readRoutes } from './routes.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/people.ts'

// Another database in place of a replica: what it lacks shows who answered.
let replica: TestDeps
let server: TestServer
let admin: Person
let points: (string | null)[] = []
let failed = 0
let isThere = true
/** What the replica answers instead. */
let fault: Error | null = null

beforeAll(async () => {
  replica = await testDeps()
  const db = replica.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      if (fault) throw fault
      return node
    },
    transformResult: async ({ result }) => result,
  }) as Database
  const replicas: Replicas = {
    reader: (point) => {
      points.push(point)
      const isNear = point !== null && point <= '00000000000000ff'
      return isThere && isNear ? { db, failed: () => void (failed += 1) } : null
    },
    head: async () => '00000000000000ff',
    state: () => ({ replicas: [], primary: 0 }),
    close: async () => undefined,
  }
  server = await startTestServer({ replicas })
  standsFor(db, server.db)
  admin = await server.register({ role: 'ADMIN' })
})
afterAll(async () => {
  await server.close()
  await replica.close()
})
beforeEach(() => {
  points = []
  failed = 0
  isThere = true
  fault = null
})

/** One contact is on the primary and not on the replica. */
async function contacts(seen?: string): Promise<unknown> {
  const reply = await server.inject({
    url: '/api/v1/contact/',
    headers: { authorization: `Token ${admin.token}`, ...(seen && { 'x-llar-seen': seen }) },
  })
  return reply.statusCode === 200 ? (reply.json() as { total: number }).total : reply.statusCode
}

test('a write tells how far the database is; who sends that back reads where it is', async () => {
  const reply = await server.call('createContact', {
    token: admin.token,
    body: { person: { firstName: 'Ana', lastName: 'Oliver' } },
  })
  expect([reply.status, reply.headers['x-llar-seen']]).toEqual([201, '00000000000000ff'])
  expect(await contacts('00000000000000ff')).toBe(0)
  expect(await contacts('0000000000000100')).toBe(1)
  expect(await contacts('~')).toBe(1)
})

test('who has seen nothing lately is answered by the replica; who does not say so is not', async () => {
  expect(await contacts('0')).toBe(0)
  expect(await contacts()).toBe(1)
  expect(points).toEqual(['0000000000000000', null])
})

test('strangers are answered by the replica, over HTTP', async () => {
  const reply = await server.inject({ url: '/api/v1/listing/' })
  expect([reply.statusCode, points]).toEqual([200, ['0000000000000000']])
})

test('a write that is refused tells that nothing is sure', async () => {
  const reply = await server.inject({ method: 'POST', url: '/api/v1/user/login/' })
  expect([reply.statusCode, reply.headers['x-llar-seen']]).toEqual([400, '~'])
})

test.each([
  ['that went away is out, and the primary answers', '57P01', 1],
  ['that is asked to write is left alone, and the primary does it', '25006', 0],
  ['that gives up a reading is left alone, and the primary does it', '40001', 0],
])('a replica %s', async (_says, code, times) => {
  fault = Object.assign(new Error('no'), { severity: 'ERROR', code })
  expect([await contacts('0'), failed]).toEqual([1, times])
})

test('what is wrong with the reading itself is not asked again', async () => {
  fault = Object.assign(new Error('no'), { severity: 'ERROR', code: '42601' })
  expect([await contacts('0'), failed, points.length]).toEqual([500, 0, 1])
})

test('each operation that a replica may answer asks for one, and no other does', async () => {
  const { routes } = readRoutes()
  isThere = false
  for (const { operationId, method, url, read } of routes) {
    if (operationId === 'streamLive') continue
    points = []
    await server.inject({
      method,
      url: url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
      headers: { authorization: `Token ${admin.token}` },
    })
    if (read === null) expect([operationId, points]).toEqual([operationId, []])
  }
  expect(routes.filter(({ read }) => read !== null).length).toBeGreaterThan(30)
})
