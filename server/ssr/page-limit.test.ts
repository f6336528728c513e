import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { pageLimit } from './page-limit.ts'

it('an address that asks for too many pages is told so in its language, for the rest of the minute; others are not', async () => {
  let now = 0
  const limited = pageLimit(() => now, 2)
  const app = Fastify({ trustProxy: true })
  app.get('/*', async (request, reply) => (limited(request, reply) ? reply : 'page'))
  const ask = (ip: string, url = '/') => app.inject({ url, headers: { 'x-forwarded-for': ip } })
  for (const times of [1, 2]) expect((await ask('192.0.2.1')).statusCode, `page ${times}`).toBe(200)
  now = 20_000
  const refused = await ask('192.0.2.1', '/de/faq')
  expect([
    refused.statusCode,
    refused.headers['retry-after'],
    refused.headers['cache-control'],
  ]).toEqual([429, '40', 'no-store'])
  expect(refused.body).toContain('<html lang="de">')
  expect(refused.body).toContain('Zu viele Seiten')
  expect((await ask('192.0.2.2')).statusCode).toBe(200)
  now = 60_000
  expect((await ask('192.0.2.1')).statusCode).toBe(200)
})
