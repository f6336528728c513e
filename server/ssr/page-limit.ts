import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../contract/rate-limit/rate-limit.ts'
import { langOfPath, plainPage, PLAIN_PAGE_POLICY } from '../pages/plain-page.ts'

/** Pages one address may ask for in a minute: far past what a household or an office reads. */
export const PAGES_A_MINUTE = 300
const MINUTE_MS = 60_000
/** Addresses remembered at once; past these the oldest minutes go first. */
const MOST = 50_000

/**
 * Counts pages by address in this process alone: drawing one costs a few milliseconds, a row in the
 * database would cost as much. Files are not counted. Past the limit the page says so (429) and
 * this returns true.
 */
export function pageLimit(
  now: () => number = Date.now,
  max = PAGES_A_MINUTE,
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const minutes = new Map<string, { hits: number; ends: number }>()
  return (request, reply) => {
    const who = addressKey(request.ip)
    const at = now()
    const known = minutes.get(who)
    const minute = known && known.ends > at ? known : { hits: 0, ends: at + MINUTE_MS }
    minute.hits += 1
    if (minute !== known) {
      minutes.delete(who)
      minutes.set(who, minute)
      const [oldest] = minutes.keys()
      if (minutes.size > MOST && oldest !== undefined) minutes.delete(oldest)
    }
    if (minute.hits <= max) return false
    const wait = Math.max(1, Math.ceil((minute.ends - at) / 1000))
    void reply
      .code(429)
      .headers({
        'retry-after': String(wait),
        'cache-control': 'no-store',
        'content-security-policy': PLAIN_PAGE_POLICY,
      })
      .type('text/html; charset=utf-8')
      .send(plainPage(langOfPath(request.url), { title: 'pageBusy', text: 'pageBusyText' }))
    return true
  }
}
