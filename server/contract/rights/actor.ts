import type { AgentPermissions } from '../../../generated/model/index.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { requireAgency, type Ctx, type Lang } from '../context.ts'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'

/**
 * Who acts on an agency's records. A program (import, seed) has no user and the rights of an ADMIN.
 */
export interface Actor {
  userId: string | null
  agencyId: string
  role: 'ADMIN' | 'STAFF'
  lang: Lang
  /** Switches of a STAFF; a program needs none. */
  permissions?: AgentPermissions
}

/** One act: everything it writes goes through `trx`, so it happens whole or not at all. */
export interface Work {
  trx: Db
  deps: Deps
  actor: Actor
  /** One of several records that are changed by one word of a person. */
  several?: boolean
}

/** The caller as an actor: people of an agency only; throws 401 or 403. */
export function actorOf(ctx: Ctx): Actor {
  const { userId, agencyId, role, permissions } = requireAgency(ctx)
  if (role !== 'ADMIN' && role !== 'STAFF') return forbidden()
  return { userId, agencyId, role, permissions, lang: ctx.lang }
}

/** One act of the caller in one transaction, with the part they have by then (`standing.ts`). */
export const act = <T>(ctx: Ctx, fn: (work: Work) => Promise<T>): Promise<T> =>
  actAs(ctx, actorOf(ctx), fn)

/** The same of an actor that is known already, which may be a program. */
export function actAs<T>(ctx: Ctx, actor: Actor, fn: (work: Work) => Promise<T>): Promise<T> {
  const { deps, standing } = ctx
  let now = actor
  const begin = async (trx: Db): Promise<void> => {
    const session = await standing?.(trx)
    if (session) now = stillOf(actor, actorOf({ ...ctx, session }))
  }
  return inTransaction(deps.db, (trx) => fn({ trx, deps, actor: now }), begin)
}

/** Who moved to another agency meanwhile acts for none of the first one's records. */
const stillOf = (actor: Actor, now: Actor): Actor =>
  now.agencyId === actor.agencyId ? { ...actor, ...now } : forbidden()
