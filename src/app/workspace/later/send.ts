import { ApiFailure, firstSentenceOf } from '../../../lib/api-error'
import { currentLang } from '../../../lib/href'
import { toFormData } from '../../../lib/multipart'
import { wrote } from '../../../lib/seen'
import { getSession } from '../../../lib/session'
import { send as overWire } from '../../../lib/transport'
import type { Kept } from './store'

/** The server knows a key for 14 days (decision 394); what is older is not sent unasked. */
const DAYS = 13

/**
 * Without an answer for so long it waits again, and all behind it: the same key makes it one act,
 * should it have arrived.
 */
const PATIENCE_MS = 30_000

/**
 * Later: nothing can be sent now; broken: the server fails at this one; else what the server said of
 * it, or why it does not take it, with what is stored where somebody saved in between.
 */
export type Outcome =
  | 'later'
  | 'broken'
  | { said: unknown }
  | { refusal: NonNullable<Kept['refusal']>; stored?: unknown }

const isLater = (status: number): boolean => status > 500 || [401, 408, 425, 429].includes(status)

/** Sends a kept write with the key it had, in the name of who is signed in. */
export async function send(
  { key, method, url, data, at }: Kept,
  now = Date.now(),
): Promise<Outcome> {
  if (now - Date.parse(at) > DAYS * 86_400_000) return { refusal: 'old' }
  const reply = await overWire({
    method,
    url,
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLang(),
      Authorization: `Bearer ${getSession().token}`,
      'Idempotency-Key': key,
    },
    body: data ? toFormData(data as Record<string, unknown>) : undefined,
    signal: AbortSignal.timeout(PATIENCE_MS),
    responseType: 'json',
    onUploadProgress: undefined,
  }).catch(() => null)
  wrote(reply?.headers['x-llar-seen'])
  if (!reply || isLater(reply.status)) return 'later'
  if (reply.status === 500) return 'broken'
  if (reply.status < 300) return { said: reply.data }
  const { status, data: body } = reply
  const { text, translate } = firstSentenceOf(new ApiFailure({ status, body, write: true }))
  const stored = status === 409 ? (body as { current?: unknown } | null)?.current : undefined
  return { refusal: { text, translate }, stored }
}
