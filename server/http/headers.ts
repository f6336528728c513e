import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { embedPolicy, isEmbedded } from './embed.ts'
import type { Config } from '../config/env.ts'
import { pagePolicy } from './page-policy.ts'
import { siteHostOf } from './site-host.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For `<style nonce>`: the only inline styles the page's policy allows. */
    cspNonce: string
  }
}

/** Nothing may be loaded, run or framed: answers that are no pages. */
const DATA_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Of answers that no hook sees, because the router cannot read the address they were asked at. */
export const BARE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
}

/**
 * Security headers of every answer. Written here rather than by helmet, which assembles itself anew
 * for each request; ours are joined once, but for the nonce.
 */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const secure = config.siteUrl.startsWith('https:')
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Popups of Google and Apple sign-in must keep their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'x-permitted-cross-domain-policies': 'none',
    'origin-agent-cluster': '?1',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const policy = pagePolicy(config)
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(fixed)
    // An agency's domain has other hosts, which are none of ours, and may move on.
    if (secure && siteHostOf(request.raw) !== null)
      void reply.header('strict-transport-security', 'max-age=2592000')
    if (request.url.startsWith('/api/')) void reply.header('content-security-policy', DATA_POLICY)
    else {
      request.cspNonce = randomBytes(16).toString('base64')
      void reply.header('content-security-policy', policy([`'nonce-${request.cspNonce}'`]))
    }
    if (isEmbedded(request.url)) {
      void reply.removeHeader('x-frame-options').headers({
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': embedPolicy(request.cspNonce, secure),
      })
    }
  })
}
