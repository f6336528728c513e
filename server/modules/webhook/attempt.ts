import type { WebhookFailure } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { guardedPost, PostRefused } from '../../ports/fetch/index.ts'
import { bodyOf, headersOf, messageIdOf } from './message.ts'
import type { DeliveryRow, WebhookRow } from './webhook.repository.ts'

/** Seconds within which an answer has to be there. */
export const PATIENCE = 20
const KEPT = 2000

/** What came of a try. */
export interface Outcome {
  at: Date
  ms: number
  status: number | null
  failure: WebhookFailure | null
  retryAfter: string | undefined
  answer: string
}

const UNSENT = { status: null, retryAfter: undefined, answer: '' } as const

/** What the database can hold of what a stranger answered. */
const kept = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, KEPT)

const failureOf = (status: number): WebhookFailure | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/**
 * Sends an event to its webhook once; never throws for what the other side does. Without a secret
 * nothing is sent, since nobody could tell that it is ours.
 */
export async function attempt(
  { config, now }: Deps,
  { url }: Pick<WebhookRow, 'url'>,
  delivery: DeliveryRow,
  secrets: readonly string[],
): Promise<Outcome> {
  const body = bodyOf(delivery, config.siteUrl)
  const at = now()
  if (secrets.length === 0) return { ...UNSENT, at, ms: 0, failure: 'secret' }
  const headers = headersOf({ id: messageIdOf(delivery), body, at }, secrets)
  const begin = performance.now()
  const ms = (): number => Math.round(performance.now() - begin)
  try {
    const post = { url, headers, body, seconds: PATIENCE, maxBytes: KEPT * 4 }
    const { status, headers: got, text } = await guardedPost(post, config.privateHosts)
    const failure = failureOf(status)
    return { at, ms: ms(), status, failure, retryAfter: got['retry-after'], answer: kept(text) }
  } catch (error) {
    if (!(error instanceof PostRefused)) throw error
    const { failure } = error
    return { ...UNSENT, at, ms: ms(), failure }
  }
}
