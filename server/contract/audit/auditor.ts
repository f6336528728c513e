import { endingWith, inTransaction, poolOf, type Database, type Db } from '../../db/index.ts'
import { isUuid } from '../../db/id.ts'
import type { Ctx, Session } from '../context.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../errors.ts'
import type { Input } from '../handler.ts'
import { countTry } from '../rate-limit/rate-limit.ts'
import type { JsonSchema, Route } from '../routes.ts'
import { addLine } from './line.ts'
import { subjectOf } from './subject.ts'
import { toldOf } from './told.ts'

/** Lines that refusals of one person may add in `window` seconds; what is beyond is refused unsaid. */
const REFUSALS = { max: 120, window: 3600 }

type Who = Pick<Session, 'userId' | 'agencyId'>

/** What the mount does beside an operation that the contract marks (`x-audit`). */
export interface Auditor {
  /** Runs the handler; the transaction that it opens ends with the line. */
  around<T>(ctx: Ctx, input: Input, handler: () => Promise<T>): Promise<T>
  /** Adds a line when an error is a refusal of somebody of an agency. */
  refused(error: unknown, session: Session | null, params: unknown): Promise<void>
}

/** Null for an operation that leaves no line. */
export function auditorOf(
  route: Route,
  deps: Deps,
  defs: Readonly<Record<string, JsonSchema>>,
): Auditor | null {
  const { audit: pattern, operationId: operation } = route
  if (pattern === null) return null
  return {
    async around(ctx, input, handler) {
      const { session } = ctx
      const { db: given } = ctx.deps
      let who: Who | null = session
      ctx.actsAs = (other) => (who = other)
      const detail = route.body ? toldOf(input.body, route.body.schema, defs) : []
      const line = (trx: Db, done: unknown): Promise<void> => {
        if (!who?.agencyId) return Promise.resolve()
        const subject = subjectOf(pattern, input.params, done)
        const by = { ...marks(session), actorId: who.userId, agencyId: who.agencyId }
        const what = { operation, subject, outcome: 'done', detail } as const
        return addLine(trx, { ...by, ...what, at: deps.now() })
      }
      let isWritten = false
      const end = {
        write: async (trx: Db, done: unknown) => (isWritten ? undefined : line(trx, done)),
        kept: () => void (isWritten = true),
      }
      if (route.method !== 'GET') ctx.deps = { ...ctx.deps, db: endingWith(ctx.deps.db, end) }
      const done = await handler()
      // What only reads, or found nothing to write, opened no transaction.
      // In a transaction of who asks from within the line is part of that one.
      const own = given.isTransaction ? given : deps.db
      if (!isWritten) await inTransaction(own, (trx) => line(trx, done))
      return done
    },

    async refused(error, session, params) {
      if (!isRefusal(error) || !session?.agencyId) return
      const { agencyId, userId } = session
      const db = poolOf(deps.db) as Database
      if (deps.config.rateLimits && !(await counts(db, userId))) return
      const subject = subjectOf(pattern, params, null)
      const what = { operation, subject, outcome: 'refused' } as const
      const by = { ...marks(session), actorId: userId, agencyId, detail: [] }
      await inTransaction(db, (trx) => addLine(trx, { ...by, ...what, at: deps.now() }))
    },
  }
}

/** By what somebody acts: a session, or a key. */
function marks(session: Session | null) {
  const keyId = session?.key?.id ?? null
  const sessionId = keyId === null ? (session?.sessionId ?? null) : null
  return { keyId, sessionId: sessionId !== null && isUuid(sessionId) ? sessionId : null }
}

/** 403; but who is asked to prove anew that it is them has not been refused. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.body['code'] === undefined

/** Whether a refusal is still told, so that nobody fills the log by knocking. */
async function counts(db: Database, userId: string): Promise<boolean> {
  try {
    await countTry(db, 'audit.refused', userId, REFUSALS, 'es')
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
