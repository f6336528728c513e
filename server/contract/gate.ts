import { auditorOf, type Auditor } from './audit/auditor.ts'
import { requireSession, type Ctx, type Lang, type Session } from './context.ts'
import { beginningWith } from '../db/index.ts'
import { forbidden, notFound, unauthorized } from './errors.ts'
import { tellExport } from './exported.ts'
import type { Handler, Input, MountOptions } from './handler.ts'
import { onceIn } from './once/in-two.ts'
import { may, type Switch } from './permissions.ts'
import { readFrom } from './reading.ts'
import { asBefore } from './rights/standing.ts'
import type { Route } from './routes.ts'
import { withinScope } from './scope.ts'
import { refuseOwing } from './second-owed.ts'
import { refuseUnproved } from './step-up.ts'

/**
 * What stands between somebody and the handler of an operation, whichever way they come: over HTTP
 * (mount.ts) or through an assistant (ask-as.ts). Who may ask is decided here and nowhere else.
 */
export interface Gate {
  /** What leaves a line in the audit log; null where none is left. */
  audit: Auditor | null
  /** The session as the operation may see it; throws 401, 403 or 404 when it may not be asked. */
  admit(found: Session | null, lang: Lang): Session | null
  /**
   * Runs the handler for who was admitted: held to their session until its transaction ends, once
   * with a `key`, with its line in the audit log.
   */
  carryOut(ctx: Ctx, input: Input, key: string | null): Promise<unknown>
}

export function gateOf(route: Route, options: MountOptions): Gate {
  const handler = options.handlers[route.operationId] as unknown as Handler
  // Where nothing is ever written there is no log either (the mock).
  const audit = options.standingSession
    ? auditorOf(route, options.deps, options.routes.contract.$defs)
    : null
  return {
    audit,
    admit(found, lang) {
      refuseOthersThanOperator(route, found, lang)
      const session = withinScope(found, route, lang)
      refuseStrangers(route, session, lang)
      refuseOwing(route, session, lang)
      return session
    },
    async carryOut(ctx, input, key) {
      if (ctx.session) holdToSession(ctx, route, options, input.body)
      // A transaction that is open already begins with nothing: it is asked here.
      if (ctx.standing && ctx.deps.db.isTransaction) await asBefore(ctx)(ctx.deps.db)
      const act = (): Promise<unknown> =>
        key !== null
          ? onceIn(route, key, ctx, input, handler)
          : readFrom(route, ctx, () => handler(input, ctx))
      const { deps } = ctx
      const done = await (audit ? audit.around(ctx, input, act) : act())
      if (options.standingSession) await tellExport(route, ctx.session, done, deps)
      return done
    },
  }
}

/**
 * Every transaction of a request that writes begins with the question whether who asks may still:
 * between the request's start and a write they may have been signed out, let go or demoted. What is
 * read out bit by bit asks for itself (`act`).
 */
function holdToSession(
  ctx: Ctx,
  route: Route,
  { standingSession }: MountOptions,
  body: unknown,
): void {
  if (!standingSession) return
  const { deps } = ctx
  const isRead = route.method === 'GET'
  const isProved = ctx.session?.steppedUp
  ctx.standing = async (trx) => {
    const now = await standingSession(trx, requireSession(ctx), deps, isRead)
    refuseOthersThanOperator(route, now, ctx.lang)
    refuseStrangers(route, now, ctx.lang)
    refuseOwing(route, now, ctx.lang)
    refuseUnproved(route, now && { ...now, steppedUp: isProved }, ctx.lang, body)
    return now ?? unauthorized(ctx.lang)
  }
  if (!isRead) ctx.deps = { ...deps, db: beginningWith(deps.db, asBefore(ctx)) }
}

/** To all but the site's operator what is theirs is not there, whoever asks and with what. */
function refuseOthersThanOperator(route: Route, session: Session | null, lang: Lang): void {
  if (route.operator && session?.operator !== true) notFound(lang)
}

/** 401 without a session where one is needed, 403 without the role or the switch. */
function refuseStrangers(route: Route, session: Session | null, lang: Lang): void {
  if (route.security && session === null) unauthorized(lang)
  if (route.roles && !(session && route.roles.includes(session.role))) forbidden()
  if (route.switch && !(session && may(session, route.switch as Switch))) forbidden()
}
