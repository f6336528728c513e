import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { codingOf, compress } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('%s takes %s', (accepted, coding) => expect(codingOf(accepted)).toBe(coding))

test('pages and JSON go out packed, what is small or of another kind as it is', async () => {
  const app = Fastify()
  compress(app)
  const words = 'Casa con olivar y vistas. '.repeat(100)
  app.get('/page', async (_request, reply) =>
    reply.header('vary', 'Cookie').type('text/html; charset=utf-8').send(words),
  )
  app.get('/bytes', async (_request, reply) => reply.type('text/html').send(Buffer.from(words)))
  app.get('/json', async () => ({ words }))
  app.get('/small', async () => ({ words: 'Casa' }))
  app.get('/text', async (_request, reply) => reply.type('text/plain').send(words))
  const get = (url: string, accepted: string) =>
    app.inject({ url, headers: { 'accept-encoding': accepted } })

  const page = await get('/page', 'gzip, br')
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Cookie, Accept-Encoding',
    'content-length': String(page.rawPayload.length),
  })
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(words)
  expect(brotliDecompressSync((await get('/bytes', 'br')).rawPayload).toString()).toBe(words)
  expect(JSON.parse(gunzipSync((await get('/json', 'gzip')).rawPayload).toString())).toEqual({
    words,
  })
  const plain = await get('/json', 'identity')
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (const url of ['/small', '/text'])
    expect((await get(url, 'br')).headers).not.toHaveProperty('content-encoding')
})
