import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'
import { say } from '../contract/messages.ts'
import { languageOf } from '../contract/language.ts'

/** Where requests for hosts of websites go; nobody reaches it by its name. */
export const SITE_DOOR = '/__site'
const REFUSED = '/__refused'

/** What the pages of websites are made of; the same at every host. */
const SHARED = /^\/(?:media|portrait|geo|fonts\/site)\//

const hosts = new WeakMap<IncomingMessage, string>()
const refused = new WeakSet<IncomingMessage>()

/** The host of a website that a request is for; null: it is for the portal. */
export const siteHostOf = (raw: IncomingMessage): string | null => hosts.get(raw) ?? null

/**
 * A Host header as it is compared: lower case, ASCII, without port and last dot; '' for none that is
 * one.
 */
export function hostIn(header: string): string {
  const bare = header.trim().replace(/:\d*$/, '').replace(/\.$/, '')
  return domainToASCII(bare).toLowerCase()
}

/** An address literal, or a name without a dot, as inner health checks use: no site has such a host. */
const isInner = (host: string): boolean =>
  !host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0

/** Two Host headers, or an address of another site as the target: there is no telling who is meant. */
function isAmbiguous({ rawHeaders, url = '/' }: IncomingMessage): boolean {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') named += 1
  return named > 1 || !(url.startsWith('/') || url === '*')
}

/**
 * Sends requests for hosts other than the portal's to the websites, by the Host header alone:
 * nothing else says whom a request is for. Without SITES_DOMAIN and SITES_TARGET every host is the
 * portal's.
 */
export function siteHosts({
  siteUrl,
  sites,
}: Pick<Config, 'siteUrl' | 'sites'>): (raw: IncomingMessage) => string {
  const portal = new URL(siteUrl).hostname
  const isOn = sites.domain !== null || sites.target !== null
  return (raw) => {
    const url = raw.url ?? '/'
    if (isAmbiguous(raw)) {
      refused.add(raw)
      return REFUSED
    }
    if (!isOn) return url
    const header = raw.headers.host ?? ''
    const host = hostIn(header)
    if (host === portal || header === '' || (host !== '' && isInner(host))) return url
    hosts.set(raw, host)
    return SHARED.test(url) ? url : SITE_DOOR + url
  }
}

/** Answers 400 to what is for nobody in particular. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!refused.has(request.raw)) return undefined
    const lang = languageOf(request.headers['accept-language'])
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ error: say(lang, 'requestUnread') }))
  })
}
