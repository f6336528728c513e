import { inTransaction } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { resyncAgency, resyncAgent } from './resync.ts'

/**
 * Homes follow the changes of their agency and agent. Modules `agency` and `user` stand below this one: they add the
 * jobs by kind, in the transaction of the change, with the id as key.
 */
export const jobs = [
  registerJob<{ agencyId: string }>('listing.agency', ({ agencyId }, { db }) => inTransaction(db, (trx) => resyncAgency(trx, agencyId))),
  registerJob<{ userId: string }>('listing.agent', ({ userId }, { db }) => inTransaction(db, (trx) => resyncAgent(trx, userId))),
]
