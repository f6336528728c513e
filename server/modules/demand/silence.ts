import type { DemandHistoryKind } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'

/** Entries that begin or end a silence. */
const SPEAKING: ReadonlySet<DemandHistoryKind> = new Set(['SENT', 'REACTION', 'CALL'])

export const speaks = (kind: DemandHistoryKind): boolean => SPEAKING.has(kind)

/**
 * Since when homes that were sent wait for an answer. A call is one, and whatever the buyer says of a
 * home; what an agent notes of a home by themselves is none, and neither is that the link was opened.
 * Lists read it, so it is kept: it changes neither the version nor when the demand was changed.
 */
export async function keepSilence(trx: Db, demandId: string): Promise<void> {
  await sql`
    update demand d set silent_since = (
      select min(s.at) from demand_history s
      where s.demand_id = d.id and s.kind = 'SENT' and s.at > coalesce((
        select max(a.at) from demand_history a
        where a.demand_id = d.id and (a.kind = 'CALL' or (a.kind = 'REACTION'
          and coalesce(a.new #>> '{}', '') not in ('new', 'sent', 'discarded')))
      ), '-infinity'))
    where d.id = ${demandId}::uuid`.execute(trx)
}
