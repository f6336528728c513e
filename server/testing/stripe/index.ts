import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { signed } from '../../ports/payments/signature.ts'
import { Refusal } from './memory.ts'
import type { Thing } from './objects.ts'
import { checkoutPage } from './page.ts'
import { answerOf } from './routes.ts'
import { World } from './world.ts'

export type { Thing } from './objects.ts'

export const STRIPE_KEY = 'sk_test_rig'
export const HOOK_SECRET = 'whsec_0123456789abcdefRig'
const KEY_MS = 86_400_000

/** A double of Stripe's REST interface on the loopback. */
export interface StripeDouble {
  api: string
  /** What was asked: path, fields, idempotency key. */
  asked: { path: string; fields: Record<string, string>; key: string | undefined }[]
  /** What it remembers, and what people do there. */
  world: World
  /** Accounts that have cut us off: whatever is asked of them is refused. */
  cutOff: Set<string>
  /** Answers this status to everything from now on; null: works again. */
  fail(status: number | null): void
  /**
   * Does so many calls that write, the next or each third and so on, and breaks the line before it
   * answers.
   */
  cut(calls: number, every?: number): void
  close(): Promise<void>
}

/** A message as it is sent to our door. */
export const hookOf = (event: Thing, secret = HOOK_SECRET, at = new Date()) => {
  const payload = JSON.stringify(event)
  return {
    method: 'POST' as const,
    url: '/hooks/stripe',
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signed(payload, secret, at),
    },
  }
}

/** Starts it; `now` is its clock. */
export async function startStripe({
  now = (): Date => new Date(),
  port = 0,
} = {}): Promise<StripeDouble> {
  const asked: StripeDouble['asked'] = []
  const world = new World(now)
  const answers = new Map<string, { body: string; status: number; answer: object; at: number }>()
  const cutOff = new Set<string>()
  let failing: number | null = null
  let [cutting, each, writes] = [0, 1, 0]
  const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const server = http.createServer(async (request, reply) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const body = await text(request)
    const method = request.method ?? 'GET'
    const answer = (status: number, said: object): unknown =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (path.startsWith('/c/pay/')) return pay(path, method, reply)
    const fields = Object.fromEntries(method === 'GET' ? searchParams : new URLSearchParams(body))
    const key = request.headers['idempotency-key'] as string | undefined
    if (method === 'POST') asked.push({ path, fields, key })
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return answer(401, { error: { type: 'invalid_request_error' } })
    if (failing) return answer(failing, { error: { type: 'api_error' } })
    const account = request.headers['stripe-account'] as string | undefined
    const about = account ?? /^\/v1\/accounts\/(\w+)$/.exec(path)?.[1] ?? ''
    if (cutOff.has(about))
      return answer(403, { error: { type: 'invalid_request_error', code: 'account_invalid' } })
    const known = key ? answers.get(key) : undefined
    // A key is good for a day.
    const before = known && now().getTime() - known.at < KEY_MS ? known : undefined
    if (before && before.body !== body) return answer(400, { error: { type: 'idempotency_error' } })
    const made = before ?? run({ method, path, fields, account, base: base() })
    if (key && !before) answers.set(key, { body, ...made, at: now().getTime() })
    if (method === 'POST') writes += 1
    if (method === 'POST' && cutting > 0 && writes % each === 0) {
      cutting -= 1
      return reply.destroy()
    }
    return answer(made.status, made.answer)
  })

  function run(call: Parameters<typeof answerOf>[1]): { status: number; answer: object } {
    try {
      return { status: 200, answer: structuredClone(answerOf(world, call)) }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, answer: error.body }
      throw error
    }
  }

  function pay(path: string, method: string, reply: http.ServerResponse): unknown {
    const id = path.split('/')[3] ?? ''
    if (method === 'GET')
      return reply.writeHead(200, { 'content-type': 'text/html' }).end(checkoutPage(world, id))
    world.pay(id)
    const { success_url: location } = world.get(id)
    return reply.writeHead(303, { location }).end()
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    api: base(),
    asked,
    world,
    cutOff,
    fail: (status) => (failing = status),
    cut: (calls, every = 1) => ([cutting, each] = [calls, every]),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
