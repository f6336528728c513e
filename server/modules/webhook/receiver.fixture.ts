import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** What came to a receiver, as it came. */
export interface Received {
  id: string
  headers: Record<string, string>
  body: string
}

/** How a receiver answers: a status, with headers and words; `hang`: not at all. */
type Answer = 'hang' | number | { status: number; headers?: Record<string, string>; body?: string }

/** A program of somebody else's that takes webhooks. */
export interface Receiver {
  url: string
  received: Received[]
  /** What it answers from now on. */
  answer: (request: Received) => Answer
  close(): Promise<void>
}

const plain = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Starts one on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const headers = plain(request.headers)
      const id = headers['webhook-id'] ?? ''
      const one = { id, headers, body: Buffer.concat(pieces).toString('utf8') }
      receiver.received.push(one)
      const answer = receiver.answer(one)
      if (answer === 'hang') return
      const {
        status,
        headers: more = {},
        body = 'ok',
      } = typeof answer === 'number' ? { status: answer } : answer
      response.writeHead(status, more).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: () => 200,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

/** Throws unless the foreign verifier takes it as signed with this secret. */
export const verified = (one: Received, secret: string): unknown =>
  new Webhook(secret).verify(one.body, one.headers)
