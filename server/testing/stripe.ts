import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A double of Stripe's REST interface on the loopback: Express accounts and their pages. */
export interface StripeDouble {
  api: string
  /** What was asked: path, fields, idempotency key. */
  asked: { path: string; fields: Record<string, string>; key: string | undefined }[]
  /** Answers this status to everything from now on; null: works again. */
  fail(status: number | null): void
  close(): Promise<void>
}

export const STRIPE_KEY = 'sk_test_rig'

export async function startStripe(): Promise<StripeDouble> {
  const asked: StripeDouble['asked'] = []
  const accounts = new Map<string, string>()
  let failing: number | null = null
  const server = http.createServer(async (request, reply) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const key = request.headers['idempotency-key'] as string | undefined
    asked.push({ path: request.url ?? '', fields, key })
    const answer = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return answer(401, { error: { type: 'invalid_request_error' } })
    if (failing) return answer(failing, { error: { type: 'api_error' } })
    if (request.url === '/v1/accounts') {
      const id = accounts.get(key ?? '') ?? `acct_rig${accounts.size + 1}`
      accounts.set(key ?? id, id)
      return answer(200, { object: 'account', id })
    }
    if (request.url === '/v1/account_links')
      return answer(200, {
        object: 'account_link',
        url: `https://connect.stripe.com/setup/e/${fields['account']}/${asked.length}`,
      })
    return answer(404, { error: { type: 'invalid_request_error' } })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (status) => (failing = status),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
