import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP's JSON has it, as far as tests look. */
export interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
}

/** A collector on this machine: what it was sent, read and as it came. */
export interface Collector {
  url: string
  spans: Sent[]
  text(): string
  close(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const spans: Sent[] = []
  let all = ''
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      all += `${request.url} ${body}`
      const { resourceSpans } = JSON.parse(body) as Export
      for (const { scopeSpans } of resourceSpans)
        for (const one of scopeSpans) spans.push(...one.spans)
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => all,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
