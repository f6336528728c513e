import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { httpEdge } from './http.ts'

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
}

const asked: Asked[] = []
let status = 200
const cache = createServer(({ method, url, headers }, reply) => {
  asked.push({ method, url, headers })
  reply.writeHead(status).end('told')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
})
beforeEach(() => void (asked.length = 0))
afterAll(() => void cache.close())

it('tells every cache, by one request for many keys', async () => {
  status = 200
  const edge = httpEdge({ urls: [`${origin}/a`, `${origin}/b`], method: 'PURGE', header: null })
  await edge.purge(Array.from({ length: 100 }, (_, n) => `home-${n}`))
  expect(asked.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'PURGE /a',
    'PURGE /a',
    'PURGE /b',
    'PURGE /b',
  ])
  const keys = asked.flatMap(({ url, headers }) =>
    url === '/a' ? String(headers['surrogate-key']).split(' ') : [],
  )
  expect([keys.length, new Set(keys).size]).toEqual([100, 100])
})

it('posts with a secret where the cache is a service, and asks nothing for nothing', async () => {
  const edge = httpEdge({ urls: [origin], method: 'POST', header: ['fastly-key', 'secret'] })
  await edge.purge(['home-1', 'agency-2'])
  expect(asked).toMatchObject([
    { method: 'POST', headers: { 'surrogate-key': 'home-1 agency-2', 'fastly-key': 'secret' } },
  ])
  await edge.purge([])
  expect(asked).toHaveLength(1)
})

it('takes it that a cache keeps nothing, and says when it was not told', async () => {
  const edge = httpEdge({ urls: [origin], method: 'PURGE', header: null })
  status = 404
  await edge.purge(['home-1'])
  status = 403
  await expect(edge.purge(['home-1'])).rejects.toThrow('a cache answered 403')
})
