import net from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { faults, unreadable } from './faults.ts'

/** What a server answers to a body of which the second half never comes. */
async function answerTo(url: string): Promise<string> {
  const app = Fastify({
    clientErrorHandler: unreadable,
    requestTimeout: 2_000,
    // Node takes no longer time for the head than for all of it.
    http: { connectionsCheckingInterval: 50, headersTimeout: 2_000, requestTimeout: 2_000 },
  })
  faults(app)
  app.post('/*', async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\naccept-language: de\r\n` +
      'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":',
  )
  let text = ''
  for await (const piece of socket) text += String(piece)
  await app.close()
  return text
}

it('an upload that comes too slowly is told so in its own language, a program as JSON', async () => {
  const told = await answerTo('/api/v1/import/')
  expect(told).toMatch(/^HTTP\/1\.1 408 /)
  expect(told).toContain('application/json')
  expect(told).toContain('{"error":"Die Anfrage kam zu langsam an"}')
  expect(await answerTo('/de/busqueda')).toContain('<html lang="de"')
})

it('what is not there, or failed, is kept by no cache, whatever was said of it before', async () => {
  const app = Fastify()
  faults(app)
  app.get('/kept', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=31536000, immutable')
    throw new Error('the disk failed')
  })
  for (const [url, status] of [
    ['/assets/of-another-build.js', 404],
    ['/kept', 500],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url })
    expect([url, statusCode, headers['cache-control']]).toEqual([url, status, 'no-store'])
  }
})
