import type { Db } from '../../../db/index.ts'
import { openOffersOf } from './offers.repository.ts'
import { endOffer } from './offers.service.ts'

/**
 * A file that is approved no more (signed, too), or is erased, takes its open offers along: the
 * other file is free again and has no deadline for them. One with a contract has been answered for
 * good.
 */
export async function endOffersOf(trx: Db, fileIds: readonly string[], at: Date): Promise<void> {
  for (const offer of await openOffersOf(trx, fileIds)) await endOffer(trx, offer, 'declined', at)
}
