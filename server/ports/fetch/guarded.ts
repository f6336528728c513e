import type { Fetched, FetchPort } from './port.ts'
import { openGuarded, webAddress } from './opened.ts'
import { FetchRefused } from './refused.ts'

const MAX_REDIRECTS = 3

/** Reads http and https of the open internet; `privateHosts` lets inner addresses in, too. */
export function guardedFetch(privateHosts: boolean): FetchPort {
  return {
    get: async (url, limits) => {
      let at = url
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const answer = await once(webAddress(at), limits, privateHosts)
        if ('data' in answer) return answer
        if (!URL.canParse(answer.location, at))
          throw new FetchRefused('redirected to no address', false)
        at = new URL(answer.location, at).href
      }
      throw new FetchRefused('too many redirects', false)
    },
  }
}

function once(
  url: URL,
  limits: { maxBytes: number; seconds: number },
  privateHosts: boolean,
): Promise<Fetched | { location: string }> {
  return new Promise((resolve, reject) => {
    const wish = {
      headers: { accept: 'image/webp,image/jpeg,image/png' },
      signal: AbortSignal.timeout(limits.seconds * 1000),
    }
    const request = openGuarded(url, wish, privateHosts, reject)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400 && response.headers.location) {
        response.destroy()
        return resolve({ location: response.headers.location })
      }
      if (status !== 200) {
        response.destroy()
        return reject(
          new FetchRefused(
            `answered ${status}`,
            status === 429 || status >= 500,
            status === 429 || status === 503,
          ),
        )
      }
      const pieces: Buffer[] = []
      let size = 0
      response.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > limits.maxBytes) return response.destroy(new FetchRefused('too large', false))
        pieces.push(piece)
      })
      response.on('error', (error) =>
        reject(error instanceof FetchRefused ? error : new FetchRefused('broke off', true, true)),
      )
      response.on('end', () =>
        resolve({
          data: Buffer.concat(pieces),
          contentType: response.headers['content-type'] ?? '',
        }),
      )
    })
  })
}
