import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  status: number
  headers: Headers
  body: Buffer
  /** The headers of a request that it hangs on, as they were. */
  varied: [name: string, value: string][]
}

/** A cache in front of a server, as a CDN is one: what it may keep it keeps until it is told. */
export interface SharedCache {
  url: string
  /** Stands in front of this server from now on. */
  inFrontOf(origin: string): void
  /** Forgets all it keeps. */
  forget(): void
  close(): Promise<void>
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** Whether RFC 9111 lets a shared cache keep an answer (sections 3 and 5.2.2), read narrowly. */
const isKeepable = ({ status, headers }: Response): boolean => {
  const control = headers.get('cache-control') ?? ''
  const isFit = /\bpublic\b/.test(control) && /\bs-maxage=[1-9]/.test(control)
  return isFit && status < 500 && !headers.has('set-cookie')
}

/** Starts one that forgets nothing by itself: PURGE with `surrogate-key` drops what bears a key. */
export async function startSharedCache(): Promise<SharedCache> {
  const kept = new Map<string, Stored[]>()
  let origin = ''

  async function answer(request: IncomingMessage): Promise<{ found: Stored; hit: boolean }> {
    const { url = '/', method = 'GET' } = request
    const asked = (name: string): string => String(request.headers[name] ?? '')
    const known = kept
      .get(url)
      ?.find(({ varied }) => varied.every(([name, value]) => asked(name) === value))
    if (known && method === 'GET') return { found: known, hit: true }
    const headers = new Headers()
    for (const name of ['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie'])
      if (asked(name) !== '') headers.set(name, asked(name))
    headers.set('user-agent', asked('user-agent'))
    const reply = await fetch(origin + url, { method, headers, redirect: 'manual' })
    const vary = (reply.headers.get('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean)
    const body = Buffer.from(await reply.arrayBuffer())
    const told = new Headers(reply.headers)
    // fetch has unpacked it.
    told.delete('content-encoding')
    const varied = vary.map((name): [string, string] => [name, asked(name)])
    const found = { status: reply.status, headers: told, body, varied }
    if (method === 'GET' && isKeepable(reply)) kept.set(url, [...(kept.get(url) ?? []), found])
    return { found, hit: false }
  }

  function purge(request: IncomingMessage): void {
    const keys = String(request.headers['surrogate-key'] ?? '').split(' ')
    const bears = ({ headers }: Stored): boolean =>
      (headers.get('surrogate-key') ?? '').split(' ').some((key) => keys.includes(key))
    for (const [url, some] of kept)
      kept.set(
        url,
        some.filter((one) => !bears(one)),
      )
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (request.method === 'PURGE') {
      purge(request)
      reply.end()
      return
    }
    const { found, hit } = await answer(request)
    for (const [name, value] of found.headers) if (!HOP.has(name)) reply.setHeader(name, value)
    reply.writeHead(found.status, { 'x-cache': hit ? 'hit' : 'miss' }).end(found.body)
  }

  const server = createServer((request, reply) => {
    void serve(request, reply).catch(() => reply.writeHead(502).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => kept.clear(),
    inFrontOf: (at) => void (origin = at),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
