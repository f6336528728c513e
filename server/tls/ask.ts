import http from 'node:http'
import { hostIn } from '../http/site-host.ts'

/** A listener that answers whether a host gets a certificate. */
export interface Asked {
  port: number
  close(): Promise<void>
}

/**
 * Listens at 127.0.0.1 for the proxy's question `GET /tls?domain=`: 200 or 403, nothing else. It
 * stands on memory alone, since the proxy asks at handshakes, and whoever is let through is given
 * a certificate.
 */
export async function listenForAsks(
  port: number,
  knows: (host: string) => boolean,
): Promise<Asked> {
  const server = http.createServer((request, response) => {
    const [path, query] = (request.url ?? '').split('?')
    const domain = new URLSearchParams(query).get('domain') ?? ''
    const isAsk = path === '/tls' && request.method === 'GET' && !domain.includes(':')
    response.writeHead(isAsk && knows(hostIn(domain)) ? 200 : 403, { 'content-length': 0 }).end()
  })
  server.keepAliveTimeout = 65_000
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  const at = server.address()
  return {
    port: typeof at === 'object' && at ? at.port : port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
