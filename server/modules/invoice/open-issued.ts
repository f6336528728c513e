import type { Db } from '../../db/index.ts'
import { isByHand } from './agency/acts.ts'
import type { InvoiceRow } from './invoice.repository.ts'

/** Invoices that are looked at at once; an agency with more open has other troubles. */
const MOST = 2000

/**
 * What an agency issued and is not settled yet, oldest first: what it takes care of by hand, since
 * others follow their order, and none that the operator issued.
 */
export async function openIssued(db: Db, agencyId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('issuer_agency_id', '=', agencyId)
    .where('by_operator', '=', false)
    .where('rectified_at', 'is', null)
    .whereRef('paid', '<>', 'payable')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.filter(isByHand)
}
