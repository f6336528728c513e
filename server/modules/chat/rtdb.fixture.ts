import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

type Json = { [key: string]: Json } | string | number | boolean | null
type Node = Record<string, Json>

interface Query {
  q?: { i?: string; l?: number; vf?: string }
}
interface Listener {
  path: string
  query: Query['q']
  tag?: number
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const subjectOf = (token: string): string =>
  String(
    (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        uid?: string
        user_id?: string
      }
    ).uid ?? '',
  )

/**
 * A double of Firebase's realtime database (wire protocol 5 over a socket, PATCH over REST) and of
 * the two calls its sign-in makes. Knows members: `chats/<id>` is read by who stands in
 * `chats/<id>/members`. No rules language, no long polling, no queries but orderByChild with
 * limitToLast.
 */
export async function startRtdb() {
  const root: Node = {}
  const sockets = new Map<WebSocket, { uid: string; listeners: Listener[] }>()
  let turnedAway = false

  const at = (path: string): Json =>
    partsOf(path).reduce<Json>(
      (node, part) => (node !== null && typeof node === 'object' ? (node[part] ?? null) : null),
      root,
    )
  const put = (path: string, value: Json): void => {
    const parts = partsOf(path)
    const last = parts.pop() ?? ''
    const parent = parts.reduce<Node>((node, part) => (node[part] ??= {}) as Node, root)
    parent[last] = value
  }
  /** What a listener sees: the last by the child it orders by. */
  const view = ({ path, query }: Listener): Json => {
    const node = at(path)
    if (!query?.i || node === null || typeof node !== 'object') return node
    const key = (child: Json): string =>
      child !== null && typeof child === 'object' ? String(child[query.i ?? '']) : ''
    return Object.fromEntries(
      Object.entries(node)
        .toSorted(([, a], [, b]) => (key(a) < key(b) ? -1 : 1))
        .slice(-(query.l ?? Infinity)),
    )
  }
  const allowed = (uid: string, path: string): boolean =>
    at(`chats/${partsOf(path)[1]}/members/${uid}`) === true
  const say = (socket: WebSocket, data: unknown): void =>
    socket.send(JSON.stringify({ t: 'd', d: data }))
  const push = (): void => {
    for (const [socket, { listeners }] of sockets)
      for (const one of listeners)
        say(socket, {
          a: 'd',
          b: { p: one.path, d: view(one), ...(one.tag === undefined ? {} : { t: one.tag }) },
        })
  }
  const answer = (
    socket: WebSocket,
    {
      r,
      a,
      b,
    }: { r: number; a: string; b: { p?: string; q?: Query['q']; t?: number; cred?: string } },
  ): void => {
    const state = sockets.get(socket)
    const path = b.p ?? ''
    if (a === 'auth' && state) state.uid = subjectOf(b.cred ?? '')
    if (a === 'q' && state) {
      if (!allowed(state.uid, path))
        return say(socket, { r, b: { s: 'permission_denied', d: 'Permission denied' } })
      const listener = { path, query: b.q, tag: b.t }
      state.listeners.push(listener)
      say(socket, {
        a: 'd',
        b: { p: path, d: view(listener), ...(b.t === undefined ? {} : { t: b.t }) },
      })
    }
    if (a === 'n' && state) state.listeners = state.listeners.filter((one) => one.path !== path)
    say(socket, { r, b: { s: 'ok', d: {} } })
  }

  async function http(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const url = request.url ?? ''
    const end = (value: unknown): void =>
      void reply
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(value))
    if (url.includes('signInWithCustomToken')) {
      const uid = subjectOf((JSON.parse(text) as { token: string }).token)
      const now = Math.floor(Date.now() / 1000)
      return end({
        idToken: `${base64({ alg: 'none' })}.${base64({ sub: uid, user_id: uid, uid, iat: now, exp: now + 3600 })}.x`,
        refreshToken: 'r',
        expiresIn: '3600',
        isNewUser: false,
      })
    }
    if (url.includes('accounts:lookup'))
      return end({
        users: [{ localId: subjectOf((JSON.parse(text) as { idToken: string }).idToken) }],
      })
    if (url.startsWith('/token')) return end({ access_token: 'access', expires_in: 3600 })
    const path = url.replace(/\.json.*$/, '')
    if (request.headers.authorization !== 'Bearer access') return void reply.writeHead(401).end()
    for (const [key, value] of Object.entries(JSON.parse(text) as Node))
      put(`${path}/${key}`, value)
    push()
    end(null)
  }

  const server = createServer((request, reply) => void http(request, reply))
  const wss = new WebSocketServer({ server })
  wss.on('connection', (socket) => {
    if (turnedAway) return socket.terminate()
    sockets.set(socket, { uid: '', listeners: [] })
    socket.on('close', () => sockets.delete(socket))
    let frames = { wanted: 0, text: '' }
    socket.on('message', (raw) => {
      const text = String(raw)
      if (text === '0') return // keep-alive
      if (/^\d+$/.test(text) && frames.wanted === 0)
        return void (frames = { wanted: Number(text), text: '' })
      frames = { wanted: Math.max(0, frames.wanted - 1), text: frames.text + text }
      if (frames.wanted > 0) return
      const { d } = JSON.parse(frames.text) as { d: Parameters<typeof answer>[1] }
      frames = { wanted: 0, text: '' }
      answer(socket, d)
    })
    socket.send(
      JSON.stringify({
        t: 'c',
        d: {
          t: 'h',
          d: {
            ts: Date.now(),
            v: '5',
            h: `127.0.0.1:${(server.address() as AddressInfo).port}`,
            s: 'session',
          },
        },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** What lies at a path. */
    at,
    /** Cuts every connection; with true none is taken until it is called with false. */
    drop: (away: boolean) => {
      turnedAway = away
      for (const socket of sockets.keys()) socket.terminate()
    },
    close: async () => {
      for (const socket of sockets.keys()) socket.terminate()
      wss.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
