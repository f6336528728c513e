import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recorded } from '../../../server/testing/record.ts'

/** Answers what was recorded under the number that a request names in `x-recorded`. */
export async function startReplay(
  exchanges: readonly Recorded[],
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, reply) => {
    const found = exchanges[Number(request.headers['x-recorded'])]
    request.resume()
    if (!found) return reply.writeHead(418).end()
    // A connection each: Prism writes bodies anew under their old length, and what is over would
    // stand before the next request.
    return reply
      .writeHead(found.status, {
        connection: 'close',
        ...(found.replyType && { 'content-type': found.replyType }),
        ...(found.retryAfter && { 'retry-after': found.retryAfter }),
      })
      .end(found.status === 204 ? undefined : found.reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
