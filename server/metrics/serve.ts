import http from 'node:http'
import { listenOn, type OwnPort } from '../http/own-port.ts'

/** Answers `GET /metrics` on a port of its own, which no proxy leads to. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  { text, contentType }: { text(): Promise<string>; contentType: string },
): Promise<OwnPort> {
  const server = http.createServer((request, response) => {
    const isAsk = request.url === '/metrics' && request.method === 'GET'
    if (!isAsk) return void response.writeHead(404).end()
    text().then(
      (words) => response.writeHead(200, { 'content-type': contentType }).end(words),
      () => response.writeHead(500).end(),
    )
  })
  return listenOn(server, { port, host })
}
