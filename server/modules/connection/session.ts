import type { Selectable } from 'kysely'
import type { Session, StandingSession } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { permissionsOf } from '../../contract/permissions.ts'
import { storageFaultOf } from '../../contract/storage.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import { standing } from './connection.repository.ts'
import { hashOf, isGrantToken } from './secret.ts'

/** Last use is noted at most once a minute, so reading stays reading. */
const NOTED = 60_000

const acting = (db: Db, now: Date) =>
  standing(db, now).select([
    'connection_grant.id',
    'connection_grant.client',
    'connection_grant.scopes',
    'connection_grant.last_used_at',
    'app_user.id as user_id',
    'app_user.agency_id',
    'app_user.role',
    'app_user.permissions',
  ])

type Acting = Pick<Selectable<Tables['connection_grant']>, 'id' | 'client' | 'scopes'> &
  Pick<Selectable<Tables['app_user']>, 'agency_id' | 'role' | 'permissions'> & { user_id: string }

const toSession = (row: Acting): Session => ({
  sessionId: row.id,
  userId: row.user_id,
  agencyId: row.agency_id,
  role: row.role,
  permissions: permissionsOf(row.role, row.permissions),
  key: { id: row.id, scopes: row.scopes, client: row.client },
})

/**
 * Whom an assistant acts as by its token: role and switches as they are now. Null for a token that
 * is no assistant's, is over or was ended, and for a person who may not any more. The database is
 * asked each time, so that what is ended is ended on every instance.
 */
export async function sessionOfGrant(
  token: string,
  deps: Deps,
  _ip: string,
): Promise<Session | null> {
  if (!isGrantToken(token)) return null
  const now = deps.now()
  const row = await acting(deps.db, now)
    .innerJoin('connection_token', 'connection_token.grant_id', 'connection_grant.id')
    .where('connection_token.hash', '=', hashOf(token))
    .where('connection_token.kind', '=', 'access')
    .where('connection_token.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const since = row.last_used_at ? now.getTime() - row.last_used_at.getTime() : Infinity
  if (since > NOTED) await noteUse(deps, row.id)
  return toSession(row)
}

/** Where nothing can be written, assistants go on reading. */
async function noteUse({ db, now }: Deps, id: string): Promise<void> {
  await db
    .updateTable('connection_grant')
    .set({ last_used_at: sql<Date>`date_trunc('minute', ${now()}::timestamptz)` })
    // Not beside an act by the same grant, which holds it until it is done.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('connection_grant')
        .select('id')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
    .catch((error: unknown) => {
      if (!storageFaultOf(error)) throw error
    })
}

/** The same of an assistant that writes: grant and person are held until the transaction ends. */
export const heldGrant: StandingSession = async (trx, session, deps, isRead) => {
  const id = session.key?.id ?? ''
  const query = acting(trx, deps.now()).where('connection_grant.id', '=', id)
  const held = isRead ? query : query.forKeyShare('app_user').forShare('connection_grant')
  const row = await held.executeTakeFirst()
  return row ? toSession(row) : null
}
