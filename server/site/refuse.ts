import type { FastifyReply } from 'fastify'
import type { Lang } from '../contract/context.ts'
import type { MessageKey } from '../contract/messages.ts'
import { plainPage, PLAIN_PAGE_POLICY } from '../pages/plain-page.ts'

const LANG = /^\/(es|en|ca|de)(?:\/|$)/

/** The language that a path of a site is asked for in; `first`: that of one without a prefix. */
export const langOf = (path: string, first: Lang = 'es'): Lang =>
  (LANG.exec(path)?.[1] ?? first) as Lang

/** Tells a person in words why there is no page of a site; `portal`: where that is, at another host. */
export const tell = (
  reply: FastifyReply,
  path: string,
  {
    status,
    portal,
    ...words
  }: { status: number; title: MessageKey; text: MessageKey; portal?: string },
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(plainPage(langOf(path), words, portal))

/**
 * There is no site here (404, at a host of nobody's 421), or it is off the net for a while, or for
 * another version to draw (`isUnread`; 503).
 * `portal`: where the portal is, at another host.
 */
export function refuse(
  reply: FastifyReply,
  path: string,
  {
    status = 404,
    isUnread = false,
    portal = '',
  }: { status?: 404 | 421 | 503; isUnread?: boolean; portal?: string } = {},
): FastifyReply {
  if (status !== 503)
    return tell(reply, path, { status, title: 'siteMissing', text: 'siteMissingText', portal })
  void reply.header('retry-after', '3600')
  const [title, text] = isUnread
    ? (['siteUnread', 'siteUnreadText'] as const)
    : (['sitePaused', 'sitePausedText'] as const)
  return tell(reply, path, { status, title, text, portal })
}
