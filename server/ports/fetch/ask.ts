import http from 'node:http'
import https from 'node:https'
import { guardedLookup, namesInner } from './inner.ts'
import { webAddress } from './opened.ts'
import { FetchRefused } from './refused.ts'

/** A call of a foreign program. */
export interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string
}

/** What came back, whatever its status; of the body at most `maxBytes`. */
export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** Bytes of the answer that are read, and seconds until the whole of it has to be there. */
export interface Limits {
  maxBytes: number
  seconds: number
}

/**
 * Asks a foreign program, under the same guard as what is fetched: no inner address, also not by
 * name, unless `privateHosts`. Redirects are not followed: they are an answer like another. Throws
 * FetchRefused where there is no answer within `seconds`.
 */
export function guardedAsk(privateHosts: boolean) {
  return async (address: string, ask: Ask, limits: Limits): Promise<Answer> => {
    const url = webAddress(address)
    try {
      return await exchange(url, ask, limits, privateHosts)
    } catch (error) {
      throw error instanceof FetchRefused ? error : new FetchRefused('no answer', true, true)
    }
  }
}

/**
 * Sends one request and reads its answer, as far as wanted. Throws FetchRefused for an inner
 * address, the connection's error for anything else, AbortSignal's when time is up.
 */
export function exchange(
  url: URL,
  { method, headers = {}, body }: Ask,
  { maxBytes, seconds }: Limits,
  privateHosts: boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (!privateHosts && namesInner(url)) throw new FetchRefused('an inner address', false)
    const sent = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { 'user-agent': 'Llar', ...headers, ...sent },
      signal: AbortSignal.timeout(seconds * 1000),
      lookup: guardedLookup(privateHosts),
    })
    request.on('error', reject)
    // A 101 answers nothing; unheard, it would end the request without a word.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('upgrade'))
    })
    request.on('response', (response) => {
      const pieces: Buffer[] = []
      let size = 0
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8'),
        })
      response.on('data', (piece: Buffer) => {
        size += piece.length
        pieces.push(piece)
        if (size <= maxBytes) return
        // Its beginning says enough.
        done()
        response.destroy()
      })
      response.on('error', reject)
      response.on('end', done)
    })
    request.end(body)
  })
}
