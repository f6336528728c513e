import type { EdgeSettings } from '../../config/edge.ts'
import { SURROGATE_KEY } from '../../edge/keys.ts'
import type { EdgePort } from './index.ts'

const TIMEOUT_MS = 5_000
/** Keys in one header: 4 kB, which every proxy takes. */
const MOST = 90

/**
 * Tells each cache by one request that bears the keys: Varnish by PURGE and a few lines of VCL,
 * Fastly by POST to `/service/<id>/purge` with its key (docs/how-to/put-a-cdn-in-front.md).
 */
export function httpEdge({ urls, method, header }: EdgeSettings): EdgePort {
  async function tell(url: string, keys: readonly string[]): Promise<void> {
    const reply = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { [SURROGATE_KEY]: keys.join(' '), ...(header && { [header[0]]: header[1] }) },
    })
    await reply.body?.cancel()
    // 404: it keeps nothing of that.
    if (!reply.ok && reply.status !== 404) throw new Error(`a cache answered ${reply.status}`)
  }
  return {
    purge: async (keys) => {
      for (let at = 0; at < keys.length; at += MOST)
        await Promise.all(urls.map((url) => tell(url, keys.slice(at, at + MOST))))
    },
  }
}
