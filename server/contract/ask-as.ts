import { compiledOf } from './compiled.ts'
import type { Ctx, Lang } from './context.ts'
import { HttpError } from './errors.ts'
import { answerOf } from './failure.ts'
import { replyCheck, type ReplyCheck } from './fit-reply.ts'
import { gateOf, type Gate } from './gate.ts'
import type { Input, MountOptions } from './handler.ts'
import { checkBody, checkParams } from './input.ts'
import type { InternalReply } from './internal-call.ts'
import { addressKey, countTry } from './rate-limit/rate-limit.ts'
import { refuseUnproved } from './step-up.ts'
import type { Route } from './routes.ts'
import { inSpan } from '../trace/span.ts'
import type { Check } from './validator.ts'

/** What an operation is asked with: texts or values of path and query, and a JSON body. */
export interface Asked {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Asks an operation of the contract as `ctx.session`, without the wire: the same gate, decoding,
 * limits, handler, audit line and check of the reply as over HTTP. What is refused is an answer, too;
 * in a transaction that is open (`ctx.deps.db`) the caller ends it when they do not like the answer.
 * An operation that there is not, or that takes or gives files, is a fault of who asks.
 */
export type AskAs = (ctx: Ctx, operationId: string, asked: Asked) => Promise<InternalReply>

interface Door {
  route: Route
  gate: Gate
  params: Check | null
  query: Check
  body: Check | null
  reply: ReplyCheck | null
}

const EMPTY = { type: 'object', additionalProperties: false }

export function askAs(options: MountOptions): AskAs {
  const doors = new Map<string, Door>()
  const byId = new Map(options.routes.routes.map((route) => [route.operationId, route]))
  return async (ctx, operationId, asked) => {
    const known = doors.get(operationId)
    const route = known?.route ?? byId.get(operationId)
    if (!route || !options.handlers[operationId]) throw new Error(`${operationId} is not here`)
    const door = known ?? doorOf(route, options)
    doors.set(operationId, door)
    return answer(door, { ...ctx }, asked)
  }
}

/** Only JSON goes in and out: what needs a file has no door here. */
export const hasDoor = ({ replies, success, headers, body }: Route): boolean =>
  !replies[String(success)]?.binary &&
  !headers &&
  (!body || body.contentTypes.includes('application/json'))

function doorOf(route: Route, options: MountOptions): Door {
  if (!hasDoor(route)) throw new Error(`${route.operationId} cannot be asked from within`)
  const { validators, fit } = compiledOf(options.routes.contract)
  const schema = route.replies[String(route.success)]?.schema ?? null
  const held = { fit, exact: options.deps.config.exactReplies }
  return {
    route,
    gate: gateOf(route, options),
    params: route.params && validators.check(route.params, true),
    query: validators.check(route.query ?? EMPTY, true),
    body: route.body && validators.check(route.body.schema),
    reply: schema && replyCheck(route, route.success, schema, held),
  }
}

function inputOf(door: Door, asked: Asked, lang: Lang): Input {
  const input: Input = { params: {}, query: {}, headers: {}, body: undefined, files: [] }
  if (door.params) input.params = checkParams({ ...asked.params }, door.params, lang)
  input.query = checkParams({ ...asked.query }, door.query, lang)
  if (door.body && (asked.body !== undefined || door.route.body?.required)) {
    // Decoding changes what it is given.
    const text = JSON.stringify(asked.body ?? null)
    input.body = checkBody(JSON.parse(text), Buffer.byteLength(text), door.body, lang)
  }
  return input
}

async function answer(door: Door, ctx: Ctx, asked: Asked): Promise<InternalReply> {
  const { route, gate, reply } = door
  const { deps, lang, session: asker } = ctx
  try {
    if (deps.config.rateLimits && route.rate)
      await countTry(deps.db, route.operationId, addressKey(ctx.ip), route.rate, lang)
    ctx.session = gate.admit(asker, lang)
    const input = inputOf(door, asked, lang)
    refuseUnproved(route, ctx.session, lang, input.body)
    const done = await inSpan(route.operationId, () => gate.carryOut(ctx, input, null))
    const fitted = reply?.(done, ctx.log, lang)
    return fitted
      ? { status: fitted.status, headers: fitted.headers, data: fitted.body }
      : { status: route.success, headers: {}, data: done ?? null }
  } catch (error) {
    // The transaction that it stood in is broken: its owner has to know.
    if (!(error instanceof HttpError) && deps.db.isTransaction) throw error
    deps.condition.note(error)
    await gate.audit
      ?.refused(error, asker, asked.params ?? {})
      .catch((err: unknown) => ctx.log.error({ err }, 'a refusal is not in the audit log'))
    const { status, headers, body } = answerOf(error, lang)
    if (!(error instanceof HttpError))
      ctx.log.error({ operation: route.operationId, err: error }, 'operation failed')
    return { status, headers, data: body }
  }
}
