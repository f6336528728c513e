import type { Agency, Language, Subscription } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { InvoicePartyDoc } from '../../db/tables/ledger.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import {
  issueInvoice,
  oldestOpen,
  operatorIssuer,
  type InvoiceRow,
  type NewLine,
} from '../invoice/index.ts'
import { seniorAdmin } from '../user/index.ts'

/** What invoices of this room are about. */
export const ABOUT = 'subscription'
/** Series of the operator's invoices for plans. */
const SERIES = 'S'
/** Days in which an invoice is to be paid by transfer. */
export const DUE_DAYS = 14

/** The agency's registered office in one line; else the address it shows. */
function officeOf({ registeredOffice: office, address }: Agency): string {
  const town = [office?.postalCode, office?.town].filter(Boolean).join(' ')
  return [office?.street, town, office?.province].filter(Boolean).join(', ') || (address ?? '')
}

/** What an invoice to an agency needs of it, and what of that is missing. */
export async function billingOf(
  db: Db,
  agencyId: string,
): Promise<{ party: InvoicePartyDoc; missing: Subscription['missing'] }> {
  const agency = await getAgency(db, agencyId)
  const party = {
    name: agency?.legalName?.trim() ?? '',
    taxId: agency?.taxId?.trim() || null,
    address: agency ? officeOf(agency) : '',
  }
  const missing: Subscription['missing'] = []
  if (!party.name) missing.push('legalName')
  if (!party.taxId) missing.push('taxId')
  if (!party.address) missing.push('address')
  return { party, missing }
}

/**
 * Invoices lines to an agency, due in 14 days; null while the operator or the agency lacks what an
 * invoice needs.
 */
export async function charge(
  trx: Db,
  { agencyId, lines, now }: { agencyId: string; lines: NewLine[]; now: Date },
): Promise<InvoiceRow | null> {
  const day = dayOf(now)
  const issuer = await operatorIssuer(trx, day)
  const { party, missing } = await billingOf(trx, agencyId)
  if (!issuer || missing.length > 0) return null
  const language: Language = (await seniorAdmin(trx, agencyId))?.language ?? 'es'
  return issueInvoice(
    trx,
    {
      by: { operator: true },
      series: SERIES,
      kind: 'F1',
      issuer,
      receiver: party,
      receiverAgencyId: agencyId,
      lines,
      dueOn: daysLater(day, DUE_DAYS),
      language,
      about: { kind: ABOUT, id: agencyId },
    },
    now,
  )
}

/**
 * Notes since when an agency owes, by its oldest unpaid invoice. Its row is held first: who notes it
 * beside a payment or a new invoice sees them.
 */
export async function noteOwed(trx: Db, agencyId: string): Promise<void> {
  await trx
    .selectFrom('subscription')
    .select('agency_id')
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .execute()
  const oldest = await oldestOpen(trx, { kind: ABOUT, id: agencyId })
  await trx
    .updateTable('subscription')
    .set({ owed_since: oldest?.due_on ?? null })
    .where('agency_id', '=', agencyId)
    .execute()
}
