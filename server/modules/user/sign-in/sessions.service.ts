import type { UserSessionList } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { lockAsker, lockingAsker } from './asker.ts'
import { deviceOf } from './device.ts'
import { closeSessions } from './session.ts'

/** Where the person is signed in, this session first. */
export async function listSessions(
  { userId, sessionId }: Session,
  { deps }: Ctx,
): Promise<UserSessionList> {
  const rows = await deps.db
    .selectFrom('session')
    .select(['id', 'device', 'method', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', deps.now())
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.device),
    method: row.method,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    current: row.id === sessionId,
  }))
  return { items }
}

/** Ends one of the person's sessions; 404 for any other. */
export const revokeSession = (id: string, session: Session, ctx: Ctx): Promise<void> =>
  ending(session, ctx, async (trx) => {
    const own = await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', session.userId)
      .where('expires_at', '>', ctx.deps.now())
      .executeTakeFirst()
    if (!own) notFound(ctx.lang)
    await closeSessions(trx, session.userId, { only: id })
  })

/** Ends all of them but this one. */
export const revokeOtherSessions = (session: Session, ctx: Ctx): Promise<void> =>
  ending(session, ctx, (trx) => closeSessions(trx, session.userId, { except: session.sessionId }))

/** Two devices that end each other take turns: the person is locked first, and one is too late. */
const ending = (session: Session, ctx: Ctx, end: (trx: Db) => Promise<void>): Promise<void> =>
  inTransaction(
    ctx.deps.db,
    async (trx) => {
      await lockAsker(trx, session, ctx)
      await end(trx)
    },
    lockingAsker(ctx),
  )
