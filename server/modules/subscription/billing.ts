import type { Language } from '../../../generated/model/index.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import {
  companyOf,
  issueInvoice,
  oldestOpen,
  operatorIssuer,
  type InvoiceRow,
  type NewLine,
} from '../invoice/index.ts'
import { chargeSoon } from './card/job.ts'
import { seniorAdmin } from '../user/index.ts'

/** What invoices of this room are about. */
export const ABOUT = 'subscription'
/** Series of the operator's invoices for plans. */
const SERIES = 'S'
/** Days in which an invoice is to be paid by transfer. */
export const DUE_DAYS = 14

/** What an invoice to an agency needs of it, and what of that is missing. */
export const billingOf = async (db: Db, agencyId: string) =>
  companyOf(await getAgency(db, agencyId))

/**
 * Invoices lines to an agency, due in 14 days; null while the operator or the agency lacks what an
 * invoice needs, or this version does not read all of the agency.
 */
export async function charge(
  trx: Db,
  { agencyId, lines, now }: { agencyId: string; lines: NewLine[]; now: Date },
): Promise<InvoiceRow | null> {
  const day = dayOf(now)
  const issuer = await operatorIssuer(trx, day)
  const { party, missing } = await billingOf(trx, agencyId)
  if (!issuer || missing.length > 0) return null
  if (!(await readsWhole(trx, 'agency.doc', { id: agencyId }))) return null
  const language: Language = (await seniorAdmin(trx, agencyId))?.language ?? 'es'
  const invoice = await issueInvoice(
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
  await chargeSoon(trx, agencyId)
  return invoice
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
