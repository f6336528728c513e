import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A program of somebody else's. */
export interface Receiver {
  url: string
  /** When each event was first taken, by its id. */
  taken: Map<string, number>
  /** Requests, those that were failed on purpose among them. */
  asked: () => number
  /** Requests that the foreign verifier refused. */
  refused: () => number
  /** Signs what comes from now on. */
  knows(secret: string): void
  close(): Promise<void>
}

/** Starts one that fails so many of a hundred requests; `hangs`: it never answers. */
export async function startReceiver({
  failing = 0,
  hangs = false,
}: { failing?: number; hangs?: boolean } = {}): Promise<Receiver> {
  const taken = new Map<string, number>()
  let [asked, refused, secret] = [0, 0, '']
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      asked += 1
      if (hangs) return
      try {
        const headers = request.headers as Record<string, string>
        new Webhook(secret).verify(Buffer.concat(pieces).toString('utf8'), headers)
      } catch {
        refused += 1
      }
      if (Math.random() * 100 < failing) return void response.writeHead(500).end()
      const id = String(request.headers['webhook-id'])
      if (!taken.has(id)) taken.set(id, Date.now())
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    asked: () => asked,
    refused: () => refused,
    knows: (one) => {
      secret = one
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
