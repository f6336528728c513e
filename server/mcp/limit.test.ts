import { expect, it, onTestFinished } from 'vitest'
import { sql } from '../db/index.ts'
import { closeForWriting } from '../http/read-only.fixture.ts'
import { startTestServer } from '../testing/test-server.ts'

it('an address asks sixty times a minute, then is told when to come again', async () => {
  const server = await startTestServer({}, { rateLimits: true })
  onTestFinished(() => server.close())
  const ping = () =>
    server.inject({
      method: 'POST',
      url: '/mcp/public',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    })
  await ping()
  await server.db
    .updateTable('rate_limit')
    .set({ hits: 60, expires_at: sql`now() + interval '60 seconds'` })
    .execute()
  const refused = await ping()
  expect([refused.statusCode, refused.json<{ error: { code: number } }>().error.code]).toEqual([
    429, 429,
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('a database that can only be read is told as such, and when to come again', async () => {
  const server = await startTestServer({}, { rateLimits: true })
  onTestFinished(() => server.close())
  await closeForWriting(server)
  const reply = await server.inject({
    method: 'POST',
    url: '/mcp/public',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
})
