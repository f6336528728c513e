import type { Db } from '../../../db/index.ts'
import { sessionsEnded } from '../../../live/index.ts'

/**
 * Ends what an agency's people opened, or began to, by the company's account, but the session of who
 * asks. After its settings have changed: who comes in meanwhile waits for those.
 */
export async function endSsoSessions(trx: Db, agencyId: string, except: string): Promise<void> {
  const people = trx.selectFrom('app_user').select('id').where('agency_id', '=', agencyId)
  await trx
    .deleteFrom('session')
    .where('method', '=', 'sso')
    .where('user_id', 'in', people)
    .where('id', '!=', except)
    .execute()
  await trx
    .deleteFrom('challenge')
    .where('kind', '=', 'second')
    .where('method', '=', 'sso')
    .where('user_id', 'in', people)
    .execute()
  await sessionsEnded(trx)
}
