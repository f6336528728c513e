import type { CustomFetch } from 'openid-client'
import { guardedAsk } from '../fetch/index.ts'
import { SsoAway } from './port.ts'

const LIMITS = { maxBytes: 512_000, seconds: 8 }

/** What the library fetches with: no inner address, nothing followed, 5xx is nobody's answer. */
export const guarded = (privateHosts: boolean): CustomFetch => {
  const ask = guardedAsk(privateHosts)
  return async (url, { method, headers, body }) => {
    const sent = {
      method: method === 'POST' ? ('POST' as const) : ('GET' as const),
      headers,
      ...(body !== null && body !== undefined && { body: String(body) }),
    }
    const answer = await ask(url, sent, LIMITS).catch((error: unknown) => {
      throw new SsoAway('not reached', { cause: error })
    })
    if (answer.status >= 500) throw new SsoAway(`answered ${answer.status}`)
    const type = String(answer.headers['content-type'] ?? '')
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': type } })
  }
}
