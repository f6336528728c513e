import http from 'node:http'
import { listenOn, type OwnPort } from '../http/own-port.ts'
import { hostIn } from '../http/site-host.ts'

/**
 * Listens at 127.0.0.1 for the proxy's question `GET /tls?domain=`: 200 or 403, nothing else. It
 * stands on memory alone, since the proxy asks at handshakes, and whoever is let through is given
 * a certificate.
 */
export async function listenForAsks(
  port: number,
  knows: (host: string) => boolean,
): Promise<OwnPort> {
  const server = http.createServer((request, response) => {
    const [path, query] = (request.url ?? '').split('?')
    const domain = new URLSearchParams(query).get('domain') ?? ''
    const isAsk = path === '/tls' && request.method === 'GET' && !domain.includes(':')
    response.writeHead(isAsk && knows(hostIn(domain)) ? 200 : 403, { 'content-length': 0 }).end()
  })
  server.keepAliveTimeout = 65_000
  return listenOn(server, { port, host: '127.0.0.1' })
}
