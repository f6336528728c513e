import type { FastifyReply, FastifyRequest } from 'fastify'
import { codingOf } from '../http/compress.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { sharedFor } from '../http/shared-cache.ts'
import { packedIn, type KeptPage } from './kept.ts'
import { sitePolicy } from './policy.ts'

interface Sending {
  /** A preview, of which nobody keeps anything. */
  isPrivate: boolean
  /** Caches in front may keep it: its reads go uncounted then (docs/decisions/0370). */
  isShared: boolean
  secure: boolean
}

function cachingOf({ status, isWhole }: KeptPage, { isPrivate, isShared }: Sending): string {
  if (isPrivate || !isWhole) return 'no-store'
  if (isShared) return sharedFor(status)
  return status >= 400 ? 'no-store' : 'public, max-age=0, must-revalidate'
}

/** Sends a page that was drawn. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  sending: Sending,
): Promise<FastifyReply> {
  const { isPrivate, secure } = sending
  void reply.code(page.status).headers({
    'content-security-policy': sitePolicy(page.style, { isFramed: isPrivate, secure }),
    'cache-control': cachingOf(page, sending),
    'content-language': page.lang,
  })
  // Only our own desk frames a preview, and it is of this origin.
  if (isPrivate) void reply.removeHeader('x-frame-options')
  else void reply.header('etag', page.etag)
  if (!isPrivate && page.status === 200 && hasAlready(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  void reply.type('text/html; charset=utf-8')
  const coding = codingOf(request.headers['accept-encoding'])
  if (coding === null) return reply.send(page.plain)
  void reply.headers({ 'content-encoding': coding, vary: 'Accept-Encoding' })
  return reply.send(await packedIn(page, coding))
}
