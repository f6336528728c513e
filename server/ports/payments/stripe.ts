import { createHash } from 'node:crypto'
import { PaymentsFailure, type PaymentsPort } from './index.ts'

const API = 'https://api.stripe.com'
/** The version these calls were written for. */
const VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 15_000

/**
 * An answer's field that must be a text of a form; Stripe answers unknown calls with objects of
 * another kind.
 */
function need(answer: unknown, object: string, field: string, form: RegExp): string {
  const { object: kind, [field]: value } = (answer ?? {}) as Record<string, unknown>
  if (kind !== object || typeof value !== 'string' || !form.test(value))
    throw new PaymentsFailure(`Stripe answered no ${object}`)
  return value
}

/**
 * Payment accounts at Stripe (Connect Express) over its REST interface, without its 23 MB package.
 * `key` is the secret key; `api` another address while testing.
 */
export function stripePayments(key: string, api = API): PaymentsPort {
  async function post(
    path: string,
    fields: Record<string, string>,
    idempotency?: string,
  ): Promise<unknown> {
    const reply = await fetch(`${api}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': VERSION,
        ...(idempotency && { 'idempotency-key': idempotency }),
      },
      body: new URLSearchParams(fields),
    }).catch((error: unknown) => {
      throw new PaymentsFailure(`Stripe: ${error instanceof Error ? error.name : 'no answer'}`)
    })
    if (!reply.ok) throw new PaymentsFailure(`Stripe answered ${reply.status}`)
    return reply.json().catch(() => null)
  }
  return {
    openAccount: async ({ userId, email, sessionId }) => {
      const fields = {
        type: 'express',
        country: 'ES',
        email,
        'capabilities[transfers][requested]': 'true',
        'capabilities[card_payments][requested]': 'true',
        'metadata[user]': userId,
      }
      // A changed e-mail is another request: Stripe refuses the same key with other fields. So is
      // another session: whoever proved the e-mail of an account gets none that was opened before.
      const asked = createHash('sha256').update(`${userId} ${email} ${sessionId}`).digest('hex')
      const idempotency = `account-${asked}`
      return need(await post('/v1/accounts', fields, idempotency), 'account', 'id', /^acct_\w+$/)
    },
    accountPage: async (account, { returnUrl, refreshUrl }) => {
      const fields = {
        account,
        return_url: returnUrl,
        refresh_url: refreshUrl,
        type: 'account_onboarding',
      }
      return need(await post('/v1/account_links', fields), 'account_link', 'url', /^https:\/\//)
    },
  }
}
