import type { Db } from '../../db/index.ts'
import { isByHand } from './agency/acts.ts'
import { lockInvoice, type InvoiceRow } from './invoice.repository.ts'

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

/** What is open of one of them, in EUR cents, nobody else paying it until the transaction ends. */
export async function lockOpen(trx: Db, agencyId: string, id: string): Promise<number> {
  const row = await lockInvoice(trx, id)
  if (row?.issuer_agency_id !== agencyId || row.rectified_at !== null) return 0
  return row.payable - row.paid
}
