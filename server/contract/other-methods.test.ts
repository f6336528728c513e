import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { refuseOtherMethods } from './other-methods.ts'
import type { Route } from './routes.ts'

const routes = [
  ['GET', '/api/v1/lead/export/'],
  ['DELETE', '/api/v1/lead/:id/'],
  ['POST', '/api/v1/lead/'],
].map(([method, url]) => ({ method, url }) as Route)

const app = Fastify()
refuseOtherMethods(app, routes)
addresses(
  app,
  routes,
  new Map(routes.map((route) => [route, async (_asked, reply) => reply.send('taken')])),
)
app.get('/*', async () => 'a page')

test.each([
  ['DELETE', '/api/v1/lead/7/', 200, undefined],
  ['HEAD', '/api/v1/lead/export', 200, undefined],
  ['DELETE', '/api/v1/lead/export/', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/v1/lead/7/', 405, 'DELETE, OPTIONS'],
  ['HEAD', '/api/v1/lead', 405, 'POST, OPTIONS'],
  ['PUT', '/api/v1/lead?q=1', 405, 'POST, OPTIONS'],
  ['PATCH', '/api/v1/lead/7', 405, 'DELETE, OPTIONS'],
  ['OPTIONS', '/api/v1/lead/export', 204, 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/v1/nobody/', 404, undefined],
  ['GET', '/search', 200, undefined],
  ['GET', `/search/${'x'.repeat(301)}`, 200, undefined],
  ['DELETE', `/api/v1/lead/${'x'.repeat(300)}/`, 200, undefined],
  ['DELETE', `/api/v1/lead/${'x'.repeat(301)}/`, 414, undefined],
  ['DELETE', '/api/v1/lead/%E0%A4%A/', 400, undefined],
] as const)('%s %s is answered with %i', async (method, url, status, allow) => {
  const reply = await app.inject({ method, url, payload: method === 'PUT' ? '{"a":' : undefined })
  expect([reply.statusCode, reply.headers.allow]).toEqual([status, allow])
})

test('what a server of the same contract has no operation for goes on to its other routes', async () => {
  const other = Fastify()
  addresses(other, routes, new Map())
  expect((await other.inject('/api/v1/lead/export/')).statusCode).toBe(404)
  expect((await app.inject('/api/v1/lead/export/')).body).toBe('taken')
})
