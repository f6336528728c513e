import http from 'node:http'
import https from 'node:https'
import { guardedLookup, namesInner } from './inner.ts'
import { FetchRefused } from './refused.ts'

/** What an address answered, whatever it was; of its body the beginning. */
export interface Posted {
  status: number
  headers: http.IncomingHttpHeaders
  answer: string
}

/** Why nothing was answered. */
export type PostFailure = 'inner' | 'timeout' | 'unreachable'

/** Nothing was answered. */
export class PostRefused extends Error {
  readonly failure: PostFailure
  constructor(failure: PostFailure) {
    super(`Not posted: ${failure}`)
    this.name = 'PostRefused'
    this.failure = failure
  }
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Until the whole answer is there. */
  seconds: number
  /** Of the answer, more is not read. */
  maxBytes: number
}

/**
 * Posts to an address that a stranger wrote, once, and follows nothing. https alone, and looked up
 * where it connects: an inner address is never asked (`privateHosts` lets it and http in).
 */
export async function guardedPost(
  { url, headers, body, seconds, maxBytes }: Post,
  privateHosts: boolean,
): Promise<Posted> {
  const at = new URL(url)
  if (!privateHosts && (at.protocol !== 'https:' || namesInner(at))) throw new PostRefused('inner')
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(seconds * 1000)
    const failed = (error: unknown): void =>
      reject(
        new PostRefused(
          error instanceof FetchRefused ? 'inner' : signal.aborted ? 'timeout' : 'unreachable',
        ),
      )
    const request = (at.protocol === 'https:' ? https : http).request(at, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      lookup: guardedLookup(privateHosts),
    })
    request.on('error', failed)
    // A 101 answers nothing; unheard, it would end the request without a word.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      failed(new Error('upgrade'))
    })
    request.on('response', (response) => {
      const pieces: Buffer[] = []
      let size = 0
      const done = (): void => {
        const answer = Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, answer })
      }
      response.on('error', failed)
      response.on('end', done)
      response.on('data', (piece: Buffer) => {
        pieces.push(piece)
        size += piece.length
        if (size <= maxBytes) return
        done()
        response.destroy()
      })
    })
    request.end(body)
  })
}
