import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteHostOf } from '../http/site-host.ts'
import type { SiteAddress } from './address.ts'
import { refuse } from './refuse.ts'
import type { Away, Shown } from './shown.ts'

/** Whether a request came to where its site is found, and not to another of its addresses. */
export function isAt({ raw }: FastifyRequest, { base }: SiteAddress, { place }: Shown): boolean {
  const host = siteHostOf(raw)
  return host === null ? base === place.base : host === new URL(place.origin).hostname
}

/**
 * Leads to where a site is found: for good, and remembered for minutes only, since a domain may
 * fail. From a domain that is not found yet, or no more, just this once.
 */
export const leadTo = (reply: FastifyReply, to: string, isForNow: boolean): FastifyReply =>
  reply
    .header('cache-control', isForNow ? 'no-store' : 'public, max-age=300')
    .redirect(to, isForNow ? 302 : 301)

/** What programs are told at a host of its own. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Says which claim a host serves, for our own look at it. */
export const tellClaim = (reply: FastifyReply, id: string | null): FastifyReply =>
  reply
    .code(id === null ? 404 : 200)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(id ?? '')

/**
 * There is no site at an address, or none now, or no more by this link; at a host of nobody's the
 * request has gone astray (RFC 9110, 421). `portal`: where that is.
 */
export function absent(
  reply: FastifyReply,
  { at, path, base }: SiteAddress,
  { shown, portal }: { shown: Away | null; portal: string },
): FastifyReply {
  const away = shown === 'over' ? 410 : 503
  const status = shown !== null ? away : 'preview' in at || base !== '' ? 404 : 421
  return refuse(reply, path, { status, why: shown ?? 'missing', portal: base === '' ? portal : '' })
}
