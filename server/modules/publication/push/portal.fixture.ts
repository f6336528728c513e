import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the double does with the next call: a status, with headers and body, or no answer at all. */
export type Mood =
  | 'good'
  | 'hang'
  | 'die'
  | { status: number; headers?: Record<string, string>; body?: string }

/** A call that arrived. */
export interface Heard {
  method: string
  path: string
  key: string
  id: string
  /** The portal did what it was asked for. */
  done: boolean
}

/**
 * A double of Fotocasa's import API: keeps homes by their id, takes one key, refuses to have a home
 * twice, tells who asks which it has, and can be told to be ill; on any free port unless told
 * which. `die`: it does what it is asked for and cuts the line.
 */
export async function fakeFotocasa(key: string, port = 0) {
  const homes = new Map<string, Record<string, unknown>>()
  const heard: Heard[] = []
  let mood: (call: Omit<Heard, 'done'>) => Mood | Promise<Mood> = () => 'good'
  let busy = 0
  let mostBusy = 0
  const answer = (method: string, id: string, body: string): number => {
    if (method === 'GET') return 200
    if (method === 'DELETE') return homes.delete(id) ? 200 : 404
    if (method === 'POST' && homes.has(id)) return 409
    if (method === 'PUT' && !homes.has(id)) return 404
    homes.set(id, JSON.parse(body) as Record<string, unknown>)
    return method === 'POST' ? 201 : 200
  }
  const server = http.createServer((request, response) => {
    let body = ''
    busy += 1
    mostBusy = Math.max(mostBusy, busy)
    response.on('close', () => (busy -= 1))
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    const finish = async () => {
      const method = request.method ?? ''
      const path = request.url ?? ''
      const last = decodeURIComponent(path.split('/').at(-1) ?? '')
      const id =
        method === 'DELETE'
          ? Buffer.from(last, 'base64').toString()
          : String((JSON.parse(body || '{}') as { ExternalId?: string }).ExternalId ?? '')
      const call = { method, path, key: String(request.headers['api-key']), id }
      const is = await mood(call)
      const isOurs = call.key === key
      const isGood = isOurs && (is === 'good' || is === 'die')
      const status = isGood ? answer(method, id, body) : 0
      heard.push({ ...call, done: isGood && status < 300 })
      if (is === 'hang') return
      if (is === 'die') return void response.destroy()
      if (!isOurs) return void response.writeHead(401).end()
      const there = method === 'GET' ? JSON.stringify([...homes.keys()]) : '{}'
      if (is === 'good') return void response.writeHead(status).end(there)
      response.writeHead(is.status, is.headers).end(is.body)
    }
    request.on('end', () => void finish())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    homes,
    heard,
    busy: () => busy,
    /** Most calls at a time since it was last asked. */
    mostBusy: () => {
      const was = mostBusy
      mostBusy = 0
      return was
    },
    be: (next: Mood | typeof mood) => (mood = typeof next === 'function' ? next : () => next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
