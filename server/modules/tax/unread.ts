import type { Ctx } from '../../contract/context.ts'
import { laterVersion } from '../../contract/errors.ts'
import { sql } from '../../db/index.ts'
import { receivedIn } from './received.ts'
import { isWhole, type InvoiceRow } from '../invoice/index.ts'

/**
 * Throws 503 where an agency's invoices and expenses of some days (YYYY-MM-DD) hold what only a later version
 * reads: a tax without one of them is another.
 */
export async function refuseUnread(
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
  agencyId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { rows } = await sql<InvoiceRow>`select i.* from invoice i
    where ${agencyId}::uuid in (i.issuer_agency_id, i.receiver_agency_id)
      and i.issued_on between ${from}::date and ${to}::date`.execute(deps.db)
  const received = await receivedIn(deps.db, agencyId, { from, to })
  if (!rows.every(isWhole) || received.some((one) => !one.isWhole)) laterVersion(lang)
}
