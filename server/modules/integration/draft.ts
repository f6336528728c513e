import { sql, type Db } from '../../db/index.ts'

/**
 * What an earlier version drew of homes while a channel was a draft, by other settings maybe than it
 * goes on with: nothing is out until they are drawn anew.
 */
export const forgetDrawn = async (trx: Db, id: string): Promise<void> =>
  void (await sql`update publication
    set state = 'queued', fragment = null, hash = null, told = null, out_since = null
    where integration_id = ${id} and (fragment is not null or out_since is not null)`.execute(trx))
