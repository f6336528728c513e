import type { FastifyReply } from 'fastify'
import type { Lang } from '../contract/context.ts'
import { plainPage, PLAIN_PAGE_POLICY } from '../pages/plain-page.ts'

const LANG = /^\/(es|en|ca|de)(?:\/|$)/

/** The language that a path of a site is asked for in; `first`: that of one without a prefix. */
export const langOf = (path: string, first: Lang = 'es'): Lang =>
  (LANG.exec(path)?.[1] ?? first) as Lang

/**
 * There is no site here (404, at a host of nobody's 421), or it is off the net for a while (503).
 * `portal`: where the portal is, at another host.
 */
export const refuse = (
  reply: FastifyReply,
  path: string,
  { status = 404, portal = '' }: { status?: 404 | 421 | 503; portal?: string } = {},
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      ...(status === 503 && { 'retry-after': '3600' }),
    })
    .type('text/html; charset=utf-8')
    .send(
      plainPage(
        langOf(path),
        status === 503
          ? { title: 'sitePaused', text: 'sitePausedText' }
          : { title: 'siteMissing', text: 'siteMissingText' },
        portal,
      ),
    )
