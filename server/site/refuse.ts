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

const WORDS = {
  missing: { title: 'siteMissing', text: 'siteMissingText' },
  over: { title: 'previewOver', text: 'previewOverText' },
  paused: { title: 'sitePaused', text: 'sitePausedText' },
  unread: { title: 'siteUnread', text: 'siteUnreadText' },
} as const

/**
 * There is no site here (404, at a host of nobody's 421), the link to a preview opens it no longer
 * (410), or it is off the net for a while, or for another version to draw (503).
 * `portal`: where the portal is, at another host.
 */
export function refuse(
  reply: FastifyReply,
  path: string,
  {
    status = 404,
    why = 'missing',
    portal = '',
  }: { status?: 404 | 410 | 421 | 503; why?: keyof typeof WORDS; portal?: string } = {},
): FastifyReply {
  if (status === 503) void reply.header('retry-after', '3600')
  return tell(reply, path, { status, ...WORDS[why], portal })
}
