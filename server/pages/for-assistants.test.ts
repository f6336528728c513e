import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicReads } from '../contract/public-contract.ts'
import { readRoutes } from '../contract/routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Json = Record<string, unknown>
const contract = async () =>
  (await server.inject('/openapi.public.json')).json<Json & { paths: Record<string, Json> }>()

it('the public contract has what anybody may ask, and names nothing that is not in it', async () => {
  const document = await contract()
  const routes = new Map(readRoutes().routes.map((route) => [route.operationId, route]))
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Json[])
  const ids = operations.map(({ operationId }) => String(operationId))
  expect(ids).toEqual(expect.arrayContaining(['searchListings', 'getListing', 'getCost']))
  expect(ids.filter((id) => routes.get(id)?.security !== false)).toEqual([])
  expect(ids.filter((id) => /[tT]oken\}/.test(routes.get(id)?.path ?? ''))).toEqual([])
  const text = JSON.stringify(document)
  expect(text).not.toContain('"x-')
  for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g))
    expect((document['components'] as Record<string, Json>)[kind]?.[name], name).toBeDefined()
  expect(text).not.toMatch(/PropertyInput|ContactInput|OwnerLink/)
})

it('llms.txt says what the site is in six kilobytes, and each address in it answers', async () => {
  const reply = await server.inject('/llms.txt')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(reply.body.startsWith(`# ${server.deps.config.siteName}\n`)).toBe(true)
  expect(Buffer.byteLength(reply.body)).toBeLessThan(6144)
  for (const { path } of publicReads(await contract())) expect(reply.body).toContain(path)
  expect((await server.inject('/api/v1/listing/')).statusCode).toBe(200)
})
