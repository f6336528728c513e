import { compiledOf } from './compiled.ts'
import type { Asked, InternalReply } from './asked.ts'
import type { AskAs, Ctx, Lang } from './context.ts'
import { HttpError } from './errors.ts'
import { answerOf } from './failure.ts'
import { replyCheck, type ReplyCheck } from './fit-reply.ts'
import { gateOf, type Gate } from './gate.ts'
import type { Input, MountOptions } from './handler.ts'
import { checkBody, checkParams } from './input.ts'
import { addressKey, countTry } from './rate-limit/rate-limit.ts'
import { refuseUnproved } from './step-up.ts'
import type { Route } from './routes.ts'
import { inSpan } from '../trace/span.ts'
import type { Check } from './validator.ts'

interface Door {
  route: Route
  gate: Gate
  params: Check | null
  query: Check
  body: Check | null
  reply: ReplyCheck | null
}

const EMPTY = { type: 'object', additionalProperties: false }

/** Asks operations from within (`AskAs`). What is not here, or takes or gives files, is a fault. */
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
