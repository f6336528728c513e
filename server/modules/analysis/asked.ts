import type { Operation } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { askedFor } from '../dashboard/index.ts'
import type { Cohort } from './cohort.ts'
import { periodOf } from './period.ts'

/** What every figure is asked with. */
export interface Asked {
  from?: string
  to?: string
  agentId?: string
  operation?: Operation[]
}

/**
 * Whose enquiries of which period: a STAFF's own, an ADMIN's agency or one person. Throws 400 at
 * the field of a period that is none, 404 for people of others and colleagues of a STAFF.
 */
export async function cohortFor(
  db: Db,
  actor: Actor,
  { operation, agentId, ...days }: Asked,
  now: Date,
): Promise<Cohort> {
  const period = periodOf(days, now, actor.lang)
  return { whose: await askedFor(db, actor, agentId), period, operation, now }
}
