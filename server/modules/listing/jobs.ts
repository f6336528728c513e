import { inTransaction } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { fillSea, fillWords, regroupRecent } from './backfill.ts'
import { resyncAgency, resyncAgent } from './resync.ts'

const HOUR_MS = 3_600_000

/**
 * Homes follow the changes of their agency and agent. Modules `agency` and `user` stand below this
 * one: they add the jobs by kind, in the transaction of the change, with the id as key.
 */
export const jobs = [
  registerJob<{ agencyId: string }>('listing.agency', ({ agencyId }, { db }) =>
    inTransaction(db, (trx) => resyncAgency(trx, agencyId)),
  ),
  registerJob<{ userId: string }>('listing.agent', ({ userId }, { db }) =>
    inTransaction(db, (trx) => resyncAgent(trx, userId)),
  ),
  registerJob<{ after: string | null }>('listing.sea', ({ after }, { db, jobs: queue }) =>
    inTransaction(db, async (trx) => {
      const next = await fillSea(trx, after)
      if (next !== null) await queue.add(trx, 'listing.sea', { after: next }, { key: next })
    }),
  ),
  registerJob<{ after: string | null }>('listing.words', ({ after }, { db, jobs: queue }) =>
    inTransaction(db, async (trx) => {
      const next = await fillWords(trx, after)
      if (next !== null) await queue.add(trx, 'listing.words', { after: next }, { key: next })
    }),
  ),
  registerJob(
    'listing.twins',
    (_, { db, now }) => regroupRecent(db, new Date(now().getTime() - 2 * HOUR_MS)),
    { everyMinutes: 60 },
  ),
]
