import type http from 'node:http'
import { pipeline, Transform, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { leaveIfSlow, type Least } from './least.ts'
import { openGuarded, webAddress } from './opened.ts'
import { FetchRefused } from './refused.ts'

const MAX_REDIRECTS = 3

/** What is asked of a file at an address. */
export interface Download {
  headers?: Record<string, string>
  /** Bytes of the file, unpacked, that are read at most; seconds until all of it has to be there. */
  maxBytes: number
  seconds: number
  /** Once it answers: bytes that come at least in so many seconds. A host that trickles is left. */
  least?: Least
}

/** A file as it comes, or that it is still the same. */
export type Downloaded =
  | { status: 304 }
  | { status: 200; headers: http.IncomingHttpHeaders; body: Readable }

/**
 * Reads a file at an address that somebody wrote, as a stream, under the same guard as everything
 * fetched: no inner address, also not by a redirect; https is not left for http, and who we are is
 * told to no other host than the one asked. Throws FetchRefused; so does the stream when it becomes
 * too large.
 */
export async function guardedDownload(
  address: string,
  { headers = {}, ...limits }: Download,
  privateHosts: boolean,
): Promise<Downloaded> {
  const first = webAddress(address)
  let at = first
  const until = AbortSignal.timeout(limits.seconds * 1000)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const own = at.origin === first.origin
    const { authorization: _secret, ...open } = headers
    const answer = await once(at, own ? headers : open, until, privateHosts)
    if (!('location' in answer)) return unpacked(answer, limits)
    if (!URL.canParse(answer.location, at.href))
      throw new FetchRefused('redirected to no address', false)
    const next = new URL(answer.location, at.href)
    if (at.protocol === 'https:' && next.protocol !== 'https:')
      throw new FetchRefused('redirected to no address', false)
    at = next
  }
  throw new FetchRefused('too many redirects', false)
}

function once(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  privateHosts: boolean,
): Promise<http.IncomingMessage | { location: string }> {
  return new Promise((resolve, reject) => {
    const wish = { headers: { 'accept-encoding': 'gzip, identity', ...headers }, signal }
    const request = openGuarded(url, wish, privateHosts, reject)
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: got } = response
      if (status === 200 || status === 304) return resolve(response)
      response.destroy()
      if (status >= 300 && status < 400 && got.location) return resolve({ location: got.location })
      const later = status === 429 || status >= 500
      reject(new FetchRefused(`answered ${status}`, later, later))
    })
  })
}

/** The file without its packing, and never more of it than is wanted: what is packed may be a bomb. */
function unpacked(
  response: http.IncomingMessage,
  { maxBytes, least }: Pick<Download, 'maxBytes' | 'least'>,
): Downloaded {
  if (response.statusCode === 304) {
    response.resume()
    return { status: 304 }
  }
  let size = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length
      done(size > maxBytes ? new FetchRefused('too large', false) : null, piece)
    },
  })
  const isPacked = /\bgzip\b/.test(response.headers['content-encoding'] ?? '')
  // Before the pipeline hears of it: that would hand on the line's own error, which says nothing.
  const brokeOff = (error: Error): void =>
    void counted.destroy(
      error instanceof FetchRefused ? error : new FetchRefused('broke off', true, true),
    )
  const steps = isPacked ? [response, createGunzip()] : [response]
  for (const step of steps) step.on('error', brokeOff)
  pipeline([...steps, counted], () => undefined)
  if (least) leaveIfSlow(response, least)
  return { status: 200, headers: response.headers, body: counted }
}
