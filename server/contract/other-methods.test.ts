import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseOtherMethods, refuseWhatOthersTake } from './other-methods.ts'
import type { Route } from './routes.ts'

const routes = [
  ['GET', '/api/v1/lead/export/'],
  ['DELETE', '/api/v1/lead/:id/'],
  ['POST', '/api/v1/lead/'],
].map(([method, url]) => ({ method, url }) as Route)

const app = Fastify()
refuseOtherMethods(app, routes)
for (const { method, url } of routes) app.route({ method, url, handler: async () => 'taken' })
refuseWhatOthersTake(app, routes)
app.get('/*', async () => 'a page')

test.each([
  ['DELETE', '/api/v1/lead/7/', 200, undefined],
  ['DELETE', '/api/v1/lead/export/', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/v1/lead/7/', 405, 'DELETE, OPTIONS'],
  ['HEAD', '/api/v1/lead', 405, 'POST, OPTIONS'],
  ['PUT', '/api/v1/lead?q=1', 405, 'POST, OPTIONS'],
  ['PATCH', '/api/v1/lead/7', 405, 'DELETE, OPTIONS'],
  ['OPTIONS', '/api/v1/lead/export', 204, 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/v1/nobody/', 404, undefined],
  ['GET', '/search', 200, undefined],
] as const)('%s %s is answered with %i', async (method, url, status, allow) => {
  const reply = await app.inject({ method, url, payload: method === 'PUT' ? '{"a":' : undefined })
  expect([reply.statusCode, reply.headers.allow]).toEqual([status, allow])
})
