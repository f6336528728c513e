import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { Fetched, FetchPort } from './index.ts'
import { FetchRefused } from './refused.ts'

/** Addresses that are not the open internet (IANA special-purpose registries). */
const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
] as const) inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['100::', 64], ['64:ff9b:1::', 48], ['2001::', 23],
  ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20], ['5f00::', 16], ['fc00::', 7], ['fe80::', 10], ['fec0::', 10], ['ff00::', 8],
] as const) {
  inner.addSubnet(net, bits, 'ipv6')
}

const isInner = (address: string): boolean => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
const MAX_REDIRECTS = 3

/** Reads http and https of the open internet; `privateHosts` lets inner addresses in, too. */
export function guardedFetch(privateHosts: boolean): FetchPort {
  return {
    get: async (url, limits) => {
      let at = url
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const answer = await once(new URL(at), limits, privateHosts)
        if ('data' in answer) return answer
        if (!URL.canParse(answer.location, at)) throw new FetchRefused('redirected to no address', false)
        at = new URL(answer.location, at).href
      }
      throw new FetchRefused('too many redirects', false)
    },
  }
}

function once(url: URL, limits: { maxBytes: number; seconds: number }, privateHosts: boolean): Promise<Fetched | { location: string }> {
  return new Promise((resolve, reject) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('not an address of the web', false)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!privateHosts && isIP(host) && isInner(host)) throw new FetchRefused('an inner address', false)
    const request = (url.protocol === 'https:' ? https : http).get(url, {
      headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Llar' },
      signal: AbortSignal.timeout(limits.seconds * 1000),
      lookup: (name, options, done) => {
        lookup(name, { ...options, all: true }, (error, found) => {
          if (error) return done(error, '', 0)
          const open = privateHosts ? found : found.filter(one => !isInner(one.address))
          const first = open[0]
          if (!first) return done(new FetchRefused('an inner address', false), '', 0)
          if ('all' in options && options.all) return (done as unknown as (e: null, all: typeof open) => void)(null, open)
          done(null, first.address, first.family)
        })
      },
    })
    request.on('error', error => reject(error instanceof FetchRefused ? error : new FetchRefused('no answer', true)))
    request.on('response', response => {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400 && response.headers.location) {
        response.destroy()
        return resolve({ location: response.headers.location })
      }
      if (status !== 200) {
        response.destroy()
        return reject(new FetchRefused(`answered ${status}`, status === 429 || status >= 500))
      }
      const pieces: Buffer[] = []
      let size = 0
      response.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > limits.maxBytes) return response.destroy(new FetchRefused('too large', false))
        pieces.push(piece)
      })
      response.on('error', error => reject(error instanceof FetchRefused ? error : new FetchRefused('broke off', true)))
      response.on('end', () => resolve({ data: Buffer.concat(pieces), contentType: response.headers['content-type'] ?? '' }))
    })
  })
}
