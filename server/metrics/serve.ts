import http from 'node:http'

/** A listener for the program that collects metrics. */
export interface Served {
  port: number
  close(): Promise<void>
}

/** Answers `GET /metrics` on a port of its own, which no proxy leads to. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  { text, contentType }: { text(): Promise<string>; contentType: string },
): Promise<Served> {
  const server = http.createServer((request, response) => {
    const isAsk = request.url === '/metrics' && request.method === 'GET'
    if (!isAsk) return void response.writeHead(404).end()
    text().then(
      (words) => response.writeHead(200, { 'content-type': contentType }).end(words),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
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
