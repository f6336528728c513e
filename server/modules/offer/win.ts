import { changeDemandStatus, loadDemand } from '../demand/index.ts'
import type { Work } from '../../contract/rights/actor.ts'

/**
 * The demand of a closed deal is won. Whoever may close the deal does it, also when a colleague
 * looks after the demand; one that is over already, or put away, stays as it is.
 */
export async function winDemand(work: Work, demandId: string): Promise<void> {
  const demand = await loadDemand(work.trx, demandId)
  if (
    !demand ||
    demand.status !== 'SEARCH' ||
    demand.archived_at !== null ||
    demand.agency_id !== work.actor.agencyId
  )
    return
  await changeDemandStatus({ ...work, actor: { ...work.actor, role: 'ADMIN' } }, demandId, {
    version: demand.version,
    status: 'WON',
    reason: 'bought_with_us',
  })
}
