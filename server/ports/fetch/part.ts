import { pipeline, Transform, type Readable } from 'node:stream'
import { leaveIfSlow, type Least } from './least.ts'
import { openGuarded, webAddress } from './opened.ts'
import { FetchRefused } from './refused.ts'

/** Bytes of a file elsewhere, both included. */
export interface Range {
  start: number
  end: number
}

/** A part of a file elsewhere: its bytes as they come, the size of the whole, and its name of now. */
export interface Part {
  stream: Readable
  size: number
  etag: string | null
}

/** A host that begins no answer in so many seconds, or sends less in them afterwards, is left. */
const LEAST: Least = { bytes: 300_000, seconds: 30 }
const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/

/** Fails with the first byte beyond those asked for: another program may send without an end. */
function held(most: number): Transform {
  let left = most
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      left -= piece.length
      done(left < 0 ? new FetchRefused('no parts', false) : null, piece)
    },
  })
}

/**
 * Asks for a part of a file at a stranger's address, under the same guard as what is fetched. With
 * an `etag` only of that file. Redirects are not followed. Throws FetchRefused: `answered 404` and
 * the like, `no parts` where the whole came, `no answer` where nothing did; its stream fails with
 * `too slow` when less comes than `least`.
 */
export function guardedPart(privateHosts: boolean, least: Least = LEAST) {
  return (address: string, { start, end }: Range, etag: string | null = null): Promise<Part> =>
    new Promise((resolve, reject) => {
      const url = webAddress(address)
      const wish = {
        headers: {
          range: `bytes=${start}-${end}`,
          ...(etag === null ? {} : { 'if-range': etag }),
        },
      }
      const request = openGuarded(url, wish, privateHosts, reject)
      const begun = setTimeout(
        () => request.destroy(new FetchRefused('no answer', true, true)),
        least.seconds * 1000,
      )
      request.on('close', () => clearTimeout(begun))
      request.on('response', (response) => {
        clearTimeout(begun)
        const status = response.statusCode ?? 0
        const range = RANGE.exec(response.headers['content-range'] ?? '')
        if (status === 206 && range && Number(range[1]) === start && Number(range[2]) <= end) {
          // A failure is its reader's to hear.
          const stream = pipeline(response, held(end - start + 1), () => undefined)
          leaveIfSlow(response, least)
          return resolve({ stream, size: Number(range[3]), etag: response.headers.etag ?? null })
        }
        response.destroy()
        const busy = status === 429 || status >= 500
        reject(
          status === 200 || status === 206
            ? new FetchRefused('no parts', false)
            : new FetchRefused(`answered ${status}`, busy, busy),
        )
      })
    })
}
