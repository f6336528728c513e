import type { Selectable } from 'kysely'
import type { SessionMethod } from '../../../../generated/model/index.ts'
import type { ResolveSession, Session, StandingSession } from '../../../contract/context.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import { storageFaultOf } from '../../../contract/storage.ts'
import type { Deps } from '../../../contract/deps.ts'
import { sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import { sessionsEnded } from '../../../live/index.ts'
import { dropHalves } from '../second/half.ts'
import { isOperator } from './operator.ts'
import { hashToken, newToken } from './token.ts'

const DAY = 86_400_000
const LIFE = 30 * DAY
/** However often it is used, a session ends then (docs/decisions/0416). */
const MOST = 180 * DAY
/** A session's end moves at most once an hour, so reading stays reading. */
const SLIDE = 3_600_000

interface Opened {
  now: Date
  device: string | null
  method: SessionMethod
  /** When its person showed who they are; null: nobody knows. */
  provedAt: Date | null
}

/** Opens a session for a person; returns the token, which nobody can read again. */
export async function openSession(
  trx: Db,
  userId: string,
  { now, device, method, provedAt }: Opened,
): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      device,
      method,
      stepped_up_at: provedAt,
      expires_at: new Date(now.getTime() + LIFE),
    })
    .execute()
  return token
}

/** A passkey was used in it, or made. */
export async function noteSecond(trx: Db, sessionId: string, second_at: Date): Promise<void> {
  await trx.updateTable('session').set({ second_at }).where('id', '=', sessionId).execute()
}

/** Ends one session, all of a person, or all but one; and with more than one what is begun (half.ts). */
export async function closeSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '!=', which.except)
  await query.execute()
  if (!which.only) await dropHalves(db, userId)
  await sessionsEnded(db)
}

/**
 * The second step that the person's agency asks for by now and the session has not shown. A code of
 * the app stood before every session of who has one; a passkey only where it was used. The company's
 * account counts while the agency has one.
 */
export const owed = (now: Date) =>
  sql<Session['owes'] | null>`case
    when agency_security.second_from is null or agency_security.second_from > ${now} then null
    when session.second_at is not null or session.method = 'passkey' then null
    when session.method = 'sso' and exists (
      select 1 from agency_sso
      where agency_sso.agency_id = app_user.agency_id and agency_sso.proved_at is not null
    ) then null
    when exists (
      select 1 from totp where totp.user_id = session.user_id and totp.confirmed_at is not null
    ) then null
    when exists (select 1 from passkey where passkey.user_id = session.user_id) then 'proof'
    else 'setup' end`.as('owes')

/** Sessions that have not run out, of people who may sign in, with what these may do now. */
const standing = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('agency_security', 'agency_security.agency_id', 'app_user.agency_id')
    .select(owed(now))
    .select([
      'session.id',
      'session.seen_at',
      'session.created_at',
      'session.stepped_up_at',
      'app_user.id as user_id',
      'app_user.agency_id',
      'app_user.role',
      'app_user.permissions',
      'app_user.email',
      'app_user.email_verified_at',
    ])
    .where('session.expires_at', '>', now)
    .where('app_user.active', '=', true)

type Standing = Pick<
  Selectable<Tables['app_user']>,
  'id' | 'agency_id' | 'role' | 'permissions' | 'email' | 'email_verified_at'
> &
  Pick<Selectable<Tables['session']>, 'stepped_up_at'> & {
    user_id: string
    owes: Session['owes'] | null
  }

/** Until when a proof of that moment counts; null: no longer. */
export function provedUntil(at: Date | null, { config, now }: Pick<Deps, 'config' | 'now'>) {
  const until = at === null ? 0 : at.getTime() + config.stepUpMs
  return until > now().getTime() ? new Date(until) : null
}

const toSession = (row: Standing, deps: Pick<Deps, 'config' | 'now'>): Session => ({
  sessionId: row.id,
  userId: row.user_id,
  agencyId: row.agency_id,
  role: row.role,
  permissions: permissionsOf(row.role, row.permissions),
  ...(isOperator(row, deps) && { operator: true }),
  steppedUp: provedUntil(row.stepped_up_at, deps) !== null,
  ...(row.owes && { owes: row.owes }),
})

/**
 * A session as it stands now, kept from being ended until the transaction ends; null when it is
 * gone. Whoever asks locks its person first (asker.ts).
 */
export async function standingSession(
  trx: Db,
  sessionId: string,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<Session | null> {
  const row = await standing(trx, deps.now())
    .where('session.id', '=', sessionId)
    .forShare('session')
    .executeTakeFirst()
  return row ? toSession(row, deps) : null
}

/**
 * The same of whoever writes anything. Their person is held as a row that refers to them would hold
 * it: who changes what somebody may do locks them `for update` (`lockUser`) and waits, or is waited
 * for; one request of theirs waits for no other. The person first, as there.
 */
export const heldSession: StandingSession = async (trx, { sessionId }, deps, isRead) => {
  const query = standing(trx, deps.now()).where('session.id', '=', sessionId)
  const held = isRead ? query : query.forKeyShare('app_user').forShare('session')
  const row = await held.executeTakeFirst()
  return row ? toSession(row, deps) : null
}

/**
 * Who holds this token: role and agency as they are now, not as they were at sign-in. Null when the
 * token is unknown, revoked, 30 days unused, half a year old, or its owner may no longer sign in.
 */
export const resolveSession: ResolveSession = async (token, deps) => {
  const now = deps.now()
  const row = await standing(deps.db, now)
    .where('session.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > SLIDE) {
    const expires = new Date(Math.min(now.getTime() + LIFE, row.created_at.getTime() + MOST))
    await deps.db
      .updateTable('session')
      .set({ seen_at: now, expires_at: expires })
      .where('id', '=', row.id)
      .execute()
      .catch(stillRead)
  }
  return toSession(row, deps)
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
  await db.deleteFrom('email_move').where('expires_at', '<=', now).execute()
  await db.deleteFrom('challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sso_ask').where('expires_at', '<=', now).execute()
}
