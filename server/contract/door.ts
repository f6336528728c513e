import type { Asked, InternalReply } from './asked.ts'
import type { Ctx, Lang } from './context.ts'
import { HttpError } from './errors.ts'
import { answerOf } from './failure.ts'
import { replyCheck, type ReplyCheck } from './fit-reply.ts'
import type { Input } from './handler.ts'
import { checkBody, checkParams } from './input.ts'
import type { Route } from './routes.ts'
import type { Fit } from './stored/fit.ts'
import type { Check, Validators } from './validator.ts'

/** What an operation takes and answers without the wire, compiled. */
export interface Door {
  route: Route
  params: Check | null
  query: Check
  body: Check | null
  reply: ReplyCheck | null
}

const EMPTY = { type: 'object', additionalProperties: false }

export function doorOf(
  route: Route,
  validators: Validators,
  held: { fit: Fit; exact: boolean },
): Door {
  const schema = route.replies[String(route.success)]?.schema ?? null
  return {
    route,
    params: route.params && validators.check(route.params, true),
    query: validators.check(route.query ?? EMPTY, true),
    body: route.body && validators.check(route.body.schema),
    reply: schema && replyCheck(route, route.success, schema, held),
  }
}

/** What is asked, held to the contract; throws 400 otherwise. */
export function inputOf({ route, params, query, body }: Door, asked: Asked, lang: Lang): Input {
  const input: Input = { params: {}, query: {}, headers: {}, body: undefined, files: [] }
  if (params) input.params = checkParams({ ...asked.params }, params, lang)
  input.query = checkParams({ ...asked.query }, query, lang)
  if (body && (asked.body !== undefined || route.body?.required)) {
    // Decoding changes what it is given.
    const text = JSON.stringify(asked.body ?? null)
    input.body = checkBody(JSON.parse(text), Buffer.byteLength(text), body, lang)
  }
  return input
}

/** What a handler answered, as much of it as fits the contract. */
export function replyOf({ route, reply }: Door, done: unknown, { log, lang }: Ctx): InternalReply {
  const fitted = reply?.(done, log, lang)
  return fitted
    ? { status: fitted.status, headers: fitted.headers, data: fitted.body }
    : { status: route.success, headers: {}, data: done ?? null }
}

/** What an error becomes for who asked; one that is our own is logged. */
export function refusalOf({ route }: Door, error: unknown, { log, lang }: Ctx): InternalReply {
  const { status, headers, body } = answerOf(error, lang)
  if (!(error instanceof HttpError))
    log.error({ operation: route.operationId, err: error }, 'operation failed')
  return { status, headers, data: body }
}
