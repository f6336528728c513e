import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What another program answers at an address: a file, or whatever a test wants. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** A server of another program, whose answer can be changed; what it was asked. */
export async function startForeign(): Promise<{
  url: string
  asked: { url: string; headers: http.IncomingHttpHeaders }[]
  answer(next: Answering): void
  /** Answers this text with an ETag of its own, and 304 to who has it. */
  serve(text: string): void
  close(): void
}> {
  const asked: { url: string; headers: http.IncomingHttpHeaders }[] = []
  let answering: Answering = (_request, response) => void response.writeHead(404).end()
  const server = http.createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answering(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      answering = next
    },
    serve: (text) => {
      const etag = `"${text.length}-${text.slice(-60, -30).replace(/\W/g, '')}"`
      answering = (request, response) => {
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
        response.writeHead(200, { etag, 'content-type': 'text/xml' }).end(text)
      }
    },
    close: () => void server.close(),
  }
}
