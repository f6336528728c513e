import type { Deps } from '../../../contract/deps.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { lockStanding } from '../../user/index.ts'
import type { FeedHome } from './feed-home.ts'
import { runOfJob, type RunRow } from '../import.repository.ts'
import { saveItem, type ItemInsert } from '../item.repository.ts'

/** A run at work: what it reads, and for which source. */
export interface Reading {
  deps: Deps
  run: RunRow
  source: IntegrationRow
  /** Ids of homes of the source that the file says are off the market. */
  gone: Set<string>
  /** Whether a home is in the report already: asked first in its transaction, and locked by it. */
  isThere?: (trx: Db, home: FeedHome) => Promise<boolean>
  /** Whether it still is: asked in each transaction. Throws where it is not. */
  stays?: (trx: Db) => Promise<void>
  /** Takes the lines of the report instead of the table of a run: the laboratory. */
  keep?: (item: ItemInsert) => void
  /** The source is not there: it is made in each trial and taken back with it. */
  isSourceTried?: true
}

/** Keeps a line of the report where this reading keeps them. */
export async function report(db: Db, { keep }: Reading, item: ItemInsert): Promise<void> {
  if (keep) keep(item)
  else await saveItem(db, item)
}

/**
 * A program with the agency's rights, acting for who uploaded the file, or has taken over from
 * them. A feed takes an ADMIN: for who is none any more, or was let go, the one of longest standing
 * stands in. Asked in the transaction of each home, so that nothing new bears the name of who left.
 */
export async function actorOf(trx: Db, { id, agency_id }: RunRow): Promise<Actor> {
  const actor = { agencyId: agency_id, role: 'ADMIN', lang: 'es' } as const
  const by = await uploader(trx, id)
  if (by === null) return { ...actor, userId: null } // the command line
  const worker = await lockStanding(trx, agency_id, by, 'ADMIN')
  const now = worker?.userId === by ? by : await uploader(trx, id)
  if (now === by || now === null) return { ...actor, userId: worker?.userId ?? null }
  // Handed over while this waited for it.
  const next = await lockStanding(trx, agency_id, now, 'ADMIN')
  return { ...actor, userId: next?.userId ?? null }
}

const uploader = async (trx: Db, id: string): Promise<string | null> =>
  (await runOfJob(trx, id))?.by_user ?? null
