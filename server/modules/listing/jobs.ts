import { inTransaction } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { AGENCY_JOB, AGENT_JOB, resyncAgency, resyncAgent } from './resync.ts'

/** Jobs that keep what homes show of their agency and agent up to date. */
export const jobs = [
  registerJob<{ agencyId: string }>(AGENCY_JOB, ({ agencyId }, { db }) => inTransaction(db, (trx) => resyncAgency(trx, agencyId))),
  registerJob<{ userId: string }>(AGENT_JOB, ({ userId }, { db }) => inTransaction(db, (trx) => resyncAgent(trx, userId))),
]
