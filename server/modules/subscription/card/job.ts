import type { Db } from '../../../db/index.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import { cardOf } from './card.repository.ts'

/** Charges what is due of an agency's card, and hears what became of what was asked. */
export const SETTLE = 'subscription.card'

/** Forgets a card at the service that another has replaced. */
export const FORGET = 'subscription.forget'

/** What is under way for an agency's card, or waits, is looked at after the commit. */
export const settleSoon = (trx: Db, agencyId: string): Promise<void> =>
  jobQueue().add(trx, SETTLE, { agencyId }, { key: agencyId, agencyId })

/** What an agency owes is charged to its card after the commit. */
export async function chargeSoon(trx: Db, agencyId: string): Promise<void> {
  if (await cardOf(trx, agencyId)) await settleSoon(trx, agencyId)
}
