import { compiledOf } from './compiled.ts'
import type { Asked, InternalReply } from './asked.ts'
import type { AskAs, Ctx } from './context.ts'
import { doorOf, inputOf, refusalOf, replyOf, type Door } from './door.ts'
import { HttpError } from './errors.ts'
import { gateOf, type Gate } from './gate.ts'
import type { MountOptions } from './handler.ts'
import { addressKey, countTry } from './rate-limit/rate-limit.ts'
import { refuseUnproved } from './step-up.ts'
import type { Route } from './routes.ts'
import { inSpan } from '../trace/span.ts'

interface Guarded {
  door: Door
  gate: Gate
}

/** Asks operations from within (`AskAs`). What is not here, or takes or gives files, is a fault. */
export function askAs(options: MountOptions): AskAs {
  const known = new Map<string, Guarded>()
  const byId = new Map(options.routes.routes.map((route) => [route.operationId, route]))
  return async (ctx, operationId, asked) => {
    const route = byId.get(operationId)
    if (!route || !options.handlers[operationId]) throw new Error(`${operationId} is not here`)
    const guarded = known.get(operationId) ?? guardedOf(route, options)
    known.set(operationId, guarded)
    return answer(guarded, { ...ctx }, asked)
  }
}

/** Only JSON goes in and out: what needs a file has no door here. */
const isJson = ({ replies, success, headers, body }: Route): boolean =>
  !replies[String(success)]?.binary &&
  !headers &&
  (!body || body.contentTypes.includes('application/json'))

function guardedOf(route: Route, options: MountOptions): Guarded {
  if (!isJson(route)) throw new Error(`${route.operationId} cannot be asked from within`)
  const { validators, fit } = compiledOf(options.routes.contract)
  const { exactReplies: exact } = options.deps.config
  return { door: doorOf(route, validators, { fit, exact }), gate: gateOf(route, options) }
}

async function answer({ door, gate }: Guarded, ctx: Ctx, asked: Asked): Promise<InternalReply> {
  const { route } = door
  const { deps, lang, session: asker } = ctx
  try {
    if (deps.config.rateLimits && route.rate)
      await countTry(deps.db, route.operationId, addressKey(ctx.ip), route.rate, lang)
    ctx.session = gate.admit(asker, lang)
    const input = inputOf(door, asked, lang)
    refuseUnproved(route, ctx.session, lang, input.body)
    const done = await inSpan(route.operationId, () => gate.carryOut(ctx, input, null))
    return replyOf(door, done, ctx)
  } catch (error) {
    // The transaction that it stood in is broken: its owner has to know.
    if (!(error instanceof HttpError) && deps.db.isTransaction) throw error
    deps.condition.note(error)
    await gate.audit
      ?.refused(error, asker, asked.params ?? {})
      .catch((err: unknown) => ctx.log.error({ err }, 'a refusal is not in the audit log'))
    return refusalOf(door, error, ctx)
  }
}
