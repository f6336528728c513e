import { requireSession, type Ctx, type Session } from '../../../contract/context.ts'
import { forbidden, unauthorized } from '../../../contract/errors.ts'
import { asBefore } from '../../../contract/rights/standing.ts'
import type { Beginning, Db } from '../../../db/index.ts'
import { standingSession } from './session.ts'
import { lockUser, lockUsers, type UserRow } from '../user.repository.ts'

/**
 * What a transaction begins with that changes its own asker, or colleagues of theirs: all of them
 * are locked at once and in one order, and then the question of every write is asked. Two that had
 * begun with its weaker lock, as two windows of one person do, would wait for each other.
 */
export const lockingAsker =
  (ctx: Ctx, ...others: string[]): Beginning =>
  async (trx) => {
    await lockUsers(trx, [requireSession(ctx).userId, ...others])
    await asBefore(ctx)(trx)
  }

/**
 * Whose session asked and what it may do by now, with a lock on them until the transaction ends:
 * between the request and its write they may have been signed out, let go or given another part, or
 * the account may have fallen to who proved its e-mail. 401 when the session no longer stands.
 */
export async function lockAsker(
  trx: Db,
  { sessionId, userId }: Session,
  ctx: Pick<Ctx, 'deps' | 'lang'>,
): Promise<{ row: UserRow; session: Session }> {
  const row = await lockUser(trx, userId)
  const session = row && (await standingSession(trx, sessionId, ctx.deps))
  return row && session ? { row, session } : unauthorized(ctx.lang)
}

/** The same of who acts as ADMIN of an agency; 403 when they no longer lead it. */
export async function lockBoss(
  trx: Db,
  asked: Session & { agencyId: string },
  ctx: Pick<Ctx, 'deps' | 'lang'>,
): Promise<void> {
  const { session } = await lockAsker(trx, asked, ctx)
  if (session.role !== 'ADMIN' || session.agencyId !== asked.agencyId) forbidden()
}
