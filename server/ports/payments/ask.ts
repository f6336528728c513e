import { saysAway } from '../away.ts'
import { PaymentsFailure, PaymentsRefused } from './port.ts'

export const API = 'https://api.stripe.com'
/** The version these calls were written for. */
const VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 15_000
/** What is only asked is asked under a payment's lock, and must not hold it for long. */
const ASKED_MS = 8_000

/** An object of Stripe's, as it came. */
export type StripeObject = Record<string, unknown> & { object: string; id: string }

/** A call: fields of a form, or of the query where it is a GET. */
export interface Asked {
  path: string
  fields?: Record<string, string>
  /** Asked again under it, it answers what it did. */
  key?: string
  /** In the name of a connected account. */
  account?: string
  method?: 'GET' | 'POST'
}

/** Calls Stripe's REST interface; throws PaymentsFailure, or PaymentsRefused with its code. */
export type Ask = (call: Asked) => Promise<StripeObject>

/** `decline_code` is the bank's word for why, and says more than `code` (`card_declined`). */
const errorOf = (body: unknown): { type?: string; code?: string; decline_code?: string } =>
  (body as { error?: { type?: string; code?: string } } | null)?.error ?? {}

/** The REST interface by plain fetch, without its 23 MB package. */
export const asking =
  (secret: string, api = API): Ask =>
  async ({ path, fields = {}, key, account, method = 'POST' }) => {
    const query = new URLSearchParams(fields)
    const reply = await fetch(`${api}${path}${method === 'GET' && query.size ? `?${query}` : ''}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(method === 'GET' ? ASKED_MS : TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${secret}`,
        'stripe-version': VERSION,
        ...(key && { 'idempotency-key': key }),
        ...(account && { 'stripe-account': account }),
      },
      ...(method === 'POST' && { body: query }),
    }).catch((error: unknown) => {
      throw new PaymentsFailure(`Stripe: ${error instanceof Error ? error.name : 'no answer'}`)
    })
    const body: unknown = await reply.json().catch(() => null)
    const { type, code, decline_code: declined } = errorOf(body)
    // 403 of one account that has cut us off says nothing of the service, or of ours.
    const isCutOff = reply.status === 403 && code === 'account_invalid'
    // 409: another call under the same key is still under way.
    if ((saysAway(reply.status) && !isCutOff) || reply.status === 409)
      throw new PaymentsFailure(`Stripe answered ${reply.status}`, { ofOne: reply.status === 409 })
    if (!reply.ok) throw new PaymentsRefused(declined ?? code ?? type ?? String(reply.status))
    if (typeof (body as StripeObject | null)?.object !== 'string')
      throw new PaymentsFailure('Stripe answered no object', { ofOne: true })
    return body as StripeObject
  }

/**
 * An answer's field that must be a text of a form; Stripe answers unknown calls with objects of
 * another kind.
 */
export function need(answer: StripeObject, object: string, field: string, form: RegExp): string {
  const { object: kind, [field]: value } = answer
  if (kind !== object || typeof value !== 'string' || !form.test(value))
    throw new PaymentsFailure(`Stripe answered no ${object}`, { ofOne: true })
  return value
}
