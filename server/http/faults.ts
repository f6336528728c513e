import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOf } from '../contract/failure.ts'
import type { Lang } from '../contract/context.ts'
import { languageOf } from '../contract/language.ts'
import { say, type MessageKey } from '../contract/messages.ts'
import { BARE_HEADERS } from './headers.ts'
import { langOfPath, plainPage, PLAIN_PAGE_POLICY } from '../pages/plain-page.ts'

/** What was asked for last on a line: of a body that never comes nothing but this says it. */
const asked = new WeakMap<Socket, { url: string; lang: Lang }>()

/**
 * Answers to what is no operation of the contract. They have the `error` field that the catalogue
 * reads first (specification, section 8, row 1), so that the words reach whoever asked.
 */
export function faults(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    asked.set(raw.socket, { url: raw.url ?? '/', lang: languageOf(headers['accept-language']) })
  })
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const lang = languageOf(request.headers['accept-language'])
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return json(reply, 415, { detail: say(lang, 'unsupportedBody') })
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500)
      return json(reply, status, { error: unreadWords(status, lang) })
    request.log.error({ err: error }, 'request failed')
    const answer = answerOf(error, lang)
    return json(reply.headers(answer.headers), answer.status, answer.body)
  })
  app.setNotFoundHandler((request, reply) => {
    const lang = languageOf(request.headers['accept-language'])
    return json(reply, 404, { error: say(lang, 'notFound') })
  })
}

const UNREAD: Record<number, MessageKey> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestSlow',
  413: 'tooLarge',
  414: 'requestLong',
  415: 'unsupportedBody',
  431: 'requestLong',
  503: 'unavailable',
}

/** What the house says of a request that came to no operation, in a language of the portal. */
const unreadWords = (status: number, lang: Lang): string =>
  say(lang, UNREAD[status] ?? (status >= 500 ? 'broken' : 'requestUnread'))

/**
 * Nobody keeps it: a cache in front would take a 404 that says nothing for minutes, a file of a new
 * build among them that an instance of the one before was asked for.
 */
function json(reply: FastifyReply, status: number, body: Record<string, unknown>): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/**
 * Answers to addresses that the router itself cannot read; an option of Fastify, since no hook sees
 * them.
 */
export function frameworkErrors(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400
  const url = request.raw.url ?? '/'
  if (!url.startsWith('/api/')) {
    void reply
      .headers({ ...BARE_HEADERS, 'content-security-policy': PLAIN_PAGE_POLICY })
      .code(status)
      .type('text/html; charset=utf-8')
      .send(plainPage(langOfPath(url)))
    return
  }
  const lang = languageOf(request.headers['accept-language'])
  void json(reply.headers(BARE_HEADERS), status, { error: unreadWords(status, lang) })
}

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers to what is no readable request, such as an address longer than 16 kB; nothing of Fastify
 * sees them.
 */
export function unreadable(
  error: NodeJS.ErrnoException & { rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy(error)
    return
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400
  // Who called the API gets the contract's error; of a request that could not be read its first
  // bytes say where it went, of one that came too slowly what was read of it.
  const late = status === 408 ? asked.get(socket) : undefined
  const isApi =
    late?.url.startsWith('/api/') ??
    /^[A-Z]+ \/api\//.test(
      Buffer.isBuffer(error.rawPacket) ? error.rawPacket.subarray(0, 32).toString('latin1') : '',
    )
  const lang = late?.lang ?? 'es'
  const page = isApi ? JSON.stringify({ error: unreadWords(status, lang) }) : plainPage(lang)
  const headers = {
    ...BARE_HEADERS,
    ...(isApi
      ? { 'content-type': 'application/json; charset=utf-8' }
      : {
          'content-security-policy': PLAIN_PAGE_POLICY,
          'content-type': 'text/html; charset=utf-8',
        }),
    'content-length': Buffer.byteLength(page),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${page}`)
}
