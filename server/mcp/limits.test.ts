import { expect, it, onTestFinished } from 'vitest'
import Fastify from 'fastify'
import type { AskAs } from '../contract/context.ts'
import { sql } from '../db/index.ts'
import { startTestServer } from '../testing/test-server.ts'
import { deskOf, keyOf } from './mcp.fixture.ts'
import { privateMcp } from './private.plugin.ts'
import { turns } from './limits.ts'
import { TOKENS } from './tokens.ts'

it.each([
  ['120 messages a minute', 120, 60],
  ['2,000 a day', 2000, 86_400],
])('a key has %s', async (_what, hits, seconds) => {
  const server = await startTestServer({}, { rateLimits: true })
  onTestFinished(() => server.close())
  const { secret } = await keyOf(server, await server.register())
  const { ask } = deskOf(server, secret)
  expect((await ask('tools/list')).status).toBe(200)
  const { numUpdatedRows } = await server.db
    .updateTable('rate_limit')
    .set({ hits })
    .where(sql<boolean>`expires_at - window_start = make_interval(secs => ${seconds})`)
    .where('hits', '=', 1)
    .executeTakeFirstOrThrow()
  expect(Number(numUpdatedRows)).toBeGreaterThan(0)
  const refused = await ask('tools/list')
  expect([refused.status, refused.body.error?.code]).toEqual([429, 429])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('four calls at once, of each', async () => {
  const inTurn = turns()
  const ends: (() => void)[] = []
  const act = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const four = [1, 2, 3, 4].map(() => inTurn('a', 60_000, act))
  await expect(inTurn('a', 60_000, act)).rejects.toMatchObject({ status: 429 })
  const other = inTurn('b', 60_000, act)
  for (const end of ends) end()
  expect(await Promise.all([...four, other])).toEqual(Array(5).fill('done'))
  expect(await inTurn('a', 60_000, async () => 'again')).toBe('again')
})

it('a tool that takes too long is told as such, and counts until it ends', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const boss = await server.register()
  const { id, secret } = await keyOf(server, boss)
  const never: AskAs = () => new Promise(() => undefined)
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(privateMcp(server.deps, { askAs: never, tokens: TOKENS, mostMs: 1 }))
  const inject = app.inject.bind(app) as typeof server.inject
  const { ask, callTool } = deskOf({ ...server, inject }, secret)
  for (let call = 0; call < 4; call += 1)
    expect((await callTool('find_homes')).content?.[0]?.text).toMatch(/took longer/)
  expect((await ask('tools/call', { name: 'find_homes', arguments: {} })).status).toBe(429)
  const rows = await server.db.selectFrom('tool_call').selectAll().execute()
  expect(rows.map(({ outcome, bearer_id }) => [outcome, bearer_id])).toEqual([
    ...Array(4).fill(['slow', id]),
    ['busy', id],
  ])
})
