import { createHash, randomBytes } from 'node:crypto'
import type { ResolveSession } from '../../contract/context.ts'
import { permissionsOf } from '../../contract/permissions.ts'
import { storageFaultOf } from '../../contract/storage.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { sessionsEnded } from '../../live/index.ts'

const DAY = 86_400_000
const LIFE = 30 * DAY
/** A session's end moves at most once an hour, so reading stays reading. */
const SLIDE = 3_600_000

/** A token for its owner: 32 random bytes. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Opens a session for a person; returns the token, which nobody can read again. */
export async function openSession(trx: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      user_id: userId,
      seen_at: now,
      expires_at: new Date(now.getTime() + LIFE),
    })
    .execute()
  return token
}

/** Ends one session, all of a person, or all but one. */
export async function closeSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '!=', which.except)
  await query.execute()
  await sessionsEnded(db)
}

/**
 * Who holds this token: role and agency as they are now, not as they were at sign-in. Null when the
 * token is unknown, revoked, 30 days unused, or its owner may no longer sign in.
 */
export const resolveSession: ResolveSession = async (token, deps) => {
  const now = deps.now()
  const row = await deps.db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.seen_at',
      'app_user.id as user_id',
      'app_user.agency_id',
      'app_user.role',
      'app_user.permissions',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('app_user.active', '=', true)
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > SLIDE) {
    const expires = new Date(now.getTime() + LIFE)
    await deps.db
      .updateTable('session')
      .set({ seen_at: now, expires_at: expires })
      .where('id', '=', row.id)
      .execute()
      .catch(stillRead)
  }
  return {
    sessionId: row.id,
    userId: row.user_id,
    agencyId: row.agency_id,
    role: row.role,
    permissions: permissionsOf(row.role, row.permissions),
  }
}

/** Where nothing can be written people go on reading; their session ends no later for it. */
const stillRead = (error: unknown): void => {
  if (!storageFaultOf(error)) throw error
}

/** Forgets what has run out; run by a job. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('email_link').where('expires_at', '<=', now).execute()
}
