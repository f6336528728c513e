import type { FastifyReply } from 'fastify'
import type { Ctx } from './context.ts'
import { broken } from './failure.ts'
import type { Route } from './routes.ts'
import type { FileReply } from './body/upload.ts'
import type { Fitted, ReplyCheck } from './fit-reply.ts'

/** The checks of a route's JSON replies, by status. */
export type ReplyChecks = Map<number, ReplyCheck>

// What the house itself may answer to any operation, whether the contract repeats it or not.
const CATALOGUE = new Set([400, 401, 403, 404, 406, 413, 415, 422, 429, 500, 503, 507])

/**
 * Sends what a handler answered with the contract's success status, as much of it as fits
 * (fit-reply.ts).
 */
export function sendResult(
  reply: FastifyReply,
  route: Route,
  result: unknown,
  checks: ReplyChecks,
  { log, lang }: Pick<Ctx, 'log' | 'lang'>,
): FastifyReply {
  const contract = route.replies[String(route.success)]
  if (contract?.binary) return sendFile(reply, route.success, result as FileReply)
  if (contract === undefined || contract.schema === null) return reply.code(route.success).send()
  return sendJson(reply, route.success, result, checks, { log, lang })
}

/** Sends an error's body, held to the contract where it states one. */
export function sendFailure(
  reply: FastifyReply,
  route: Route,
  status: number,
  body: unknown,
  checks: ReplyChecks,
  { log, lang }: Pick<Ctx, 'log' | 'lang'>,
): FastifyReply {
  if (!checks.has(status) && !CATALOGUE.has(status)) {
    log.error({ operation: route.operationId, status }, 'status not in the contract')
    return write(reply, 500, broken(lang))
  }
  return sendJson(reply, status, body, checks, { log, lang })
}

function sendJson(
  reply: FastifyReply,
  status: number,
  body: unknown,
  checks: ReplyChecks,
  { log, lang }: Pick<Ctx, 'log' | 'lang'>,
): FastifyReply {
  const fitted: Fitted = checks.get(status)?.(body, log, lang) ?? { status, body, headers: {} }
  return write(reply.headers(fitted.headers), fitted.status, fitted.body, fitted.text)
}

// Already checked, so JSON.stringify will do: measured, a compiled serialiser gains nothing
// (README).
function write(
  reply: FastifyReply,
  status: number,
  body: unknown,
  text = JSON.stringify(body),
): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(text)
}

function sendFile(reply: FastifyReply, status: number, file: FileReply): FastifyReply {
  if (file.size !== undefined) void reply.header('content-length', file.size)
  if (file.filename !== undefined) {
    void reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    )
  }
  return reply
    .code(status)
    .headers(file.headers ?? {})
    .type(file.contentType)
    .send(file.stream)
}
