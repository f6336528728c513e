import type { Selectable } from 'kysely'
import type { ResolveSession, Session, StandingSession } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { permissionsOf } from '../../contract/permissions.ts'
import { storageFaultOf } from '../../contract/storage.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import { heldGrant } from '../connection/index.ts'
import * as user from '../user/index.ts'
import { isAllowed } from './allowed.ts'
import { hashSecret, isSecret } from './secret.ts'

/** Last use is noted at most once a minute, so reading stays reading. */
const NOTED = 60_000

/**
 * Keys that work now, of people who may sign in and are of the agency they were when they made the
 * key, with what these may do now.
 */
const standing = (db: Db, now: Date) =>
  db
    .selectFrom('api_key')
    .innerJoin('app_user', (on) =>
      on
        .onRef('app_user.id', '=', 'api_key.user_id')
        .onRef('app_user.agency_id', '=', 'api_key.agency_id'),
    )
    .select([
      'api_key.id',
      'api_key.scopes',
      'api_key.allowed_ips',
      'api_key.last_used_at',
      'api_key.last_ip',
      'app_user.id as user_id',
      'app_user.agency_id',
      'app_user.role',
      'app_user.permissions',
    ])
    .where('api_key.ended_at', 'is', null)
    .where('api_key.expires_at', '>', now)
    .where('app_user.active', '=', true)
    .where('app_user.role', 'in', ['ADMIN', 'STAFF'])

type Standing = Pick<Selectable<Tables['api_key']>, 'id' | 'scopes'> &
  Pick<Selectable<Tables['app_user']>, 'agency_id' | 'role' | 'permissions'> & { user_id: string }

const toSession = ({ id, scopes, user_id, agency_id, role, permissions }: Standing): Session => ({
  sessionId: id,
  userId: user_id,
  agencyId: agency_id,
  role,
  permissions: permissionsOf(role, permissions),
  key: { id, scopes },
})

/** Who asks: a person by the token of their profile, or a key as its person. */
export const resolveSession: ResolveSession = async (token, deps, ip) =>
  isSecret(token) ? sessionOfSecret(token, deps, ip) : user.resolveSession(token, deps, ip)

/**
 * A key as its person. Null for one that is unknown, over or ended, whose person left or is locked,
 * or that may not be used from `ip`; for what is no key at all.
 */
export const sessionOfSecret: ResolveSession = async (token, deps, ip) => {
  if (!isSecret(token)) return null
  const now = deps.now()
  const hash = hashSecret(token)
  const row = await standing(deps.db, now)
    .where((eb) =>
      eb.or([
        eb('api_key.hash', '=', hash),
        eb.and([eb('api_key.old_hash', '=', hash), eb('api_key.old_until', '>', now)]),
      ]),
    )
    .executeTakeFirst()
  if (!row || !isAllowed(ip, row.allowed_ips)) return null
  const since = row.last_used_at ? now.getTime() - row.last_used_at.getTime() : Infinity
  if (since > NOTED) await noteUse(deps, row.id, ip)
  return toSession(row)
}

/** A key by its id, as it stands now: for who showed its secret within the hour. */
export async function sessionOfKey(id: string, deps: Deps, ip: string): Promise<Session | null> {
  const row = await standing(deps.db, deps.now()).where('api_key.id', '=', id).executeTakeFirst()
  return row && isAllowed(ip, row.allowed_ips) ? toSession(row) : null
}

/** Where nothing can be written, programs go on reading. */
async function noteUse({ db, now }: Deps, id: string, ip: string): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: sql<Date>`date_trunc('minute', ${now()}::timestamptz)`, last_ip: ip })
    // Not beside an act of the same key, which holds it until it is done.
    .where('id', 'in', (eb) =>
      eb.selectFrom('api_key').select('id').where('id', '=', id).forNoKeyUpdate().skipLocked(),
    )
    .execute()
    .catch((error: unknown) => {
      if (!storageFaultOf(error)) throw error
    })
}

/**
 * The same of whoever writes, an assistant among them: key and person are held until the transaction
 * ends.
 */
export const heldSession: StandingSession = async (trx, session, deps, isRead) => {
  if (!session.key) return user.heldSession(trx, session, deps, isRead)
  if (session.key.client !== undefined) return heldGrant(trx, session, deps, isRead)
  const query = standing(trx, deps.now()).where('api_key.id', '=', session.key.id)
  const held = isRead ? query : query.forKeyShare('app_user').forShare('api_key')
  const row = await held.executeTakeFirst()
  return row ? toSession(row) : null
}
