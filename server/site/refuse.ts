import type { FastifyReply } from 'fastify'
import type { Lang } from '../contract/context.ts'
import { plainPage, PLAIN_PAGE_POLICY } from '../pages/plain-page.ts'

const LANG = /^\/(es|en|ca|de)(?:\/|$)/

/** The language that a path of a site is asked for in; `first`: that of one without a prefix. */
export const langOf = (path: string, first: Lang = 'es'): Lang =>
  (LANG.exec(path)?.[1] ?? first) as Lang

/** There is no site at this name, or it is off the net for a while. */
export const refuse = (reply: FastifyReply, path: string, isPaused: boolean): FastifyReply =>
  reply
    .code(isPaused ? 503 : 404)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      ...(isPaused && { 'retry-after': '3600' }),
    })
    .type('text/html; charset=utf-8')
    .send(
      plainPage(
        langOf(path),
        isPaused
          ? { title: 'sitePaused', text: 'sitePausedText' }
          : { title: 'siteMissing', text: 'siteMissingText' },
      ),
    )
