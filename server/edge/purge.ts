import { databaseOf, type Db } from '../db/index.ts'
import { jobQueue } from '../jobs/queue.ts'
import { agencyKey, homeKey, siteKey } from './keys.ts'

export const PURGE = 'edge.purge'

/** What changed for strangers, by ids. */
export interface Changed {
  homes?: string[]
  /** Agencies that show themselves otherwise, with all that bears their name. */
  agencies?: string[]
  /** Agencies whose website changed. */
  sites?: string[]
}

/** Databases with caches in front of what is read of them. */
const told = new WeakSet<Db>()

/** Whatever changes in this database is told to the caches from now on. */
export const tellEdge = (db: Db): void => void told.add(databaseOf(db))

/**
 * Has the caches in front drop what shows these, once the transaction that changed them has
 * committed; costs nothing where there are none.
 */
export async function purgeSoon(trx: Db, changed: Changed): Promise<void> {
  if (!told.has(databaseOf(trx))) return
  const { homes = [], agencies = [], sites = [] } = changed
  const keys = [...homes.map(homeKey), ...agencies.map(agencyKey), ...sites.map(siteKey)]
  if (keys.length === 0) return
  await jobQueue().add(trx, PURGE, changed, keys.length === 1 ? { key: keys.join() } : {})
}
