import type { Ctx, Session } from '../../../contract/context.ts'
import { forbidden, unauthorized } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { standingSession } from './session.ts'
import { lockUser, type UserRow } from '../user.repository.ts'

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
  const session = row && (await standingSession(trx, sessionId, ctx.deps.now()))
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
