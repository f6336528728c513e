import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MessageKey } from '../contract/messages.ts'
import { pathIn } from './address.ts'
import { tell } from './refuse.ts'

const WORDS: Record<number, { title: MessageKey; text: MessageKey }> = {
  413: { title: 'formLarge', text: 'formLargeText' },
  415: { title: 'formUnread', text: 'formUnreadText' },
}

/**
 * A form that could not be read is answered with a page, since a person sent it: too large, or not in
 * the coding of forms. Everything else is for the house's own handler.
 */
export function unreadForm(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 415 : (error.statusCode ?? 500)
  const words = WORDS[status]
  if (!words) throw error
  return tell(reply, pathIn(request.url), { status, ...words })
}
