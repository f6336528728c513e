import type { TaxFigures, TaxItem, TaxPartner } from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { Days } from './received.ts'

const SIDE = (agencyId: string): RawBuilder<unknown> =>
  sql`case when i.issuer_agency_id = ${agencyId}::uuid then 'issued' else 'received' end`
const MINE = (agencyId: string): RawBuilder<unknown> =>
  sql`(${agencyId}::uuid in (i.issuer_agency_id, i.receiver_agency_id) and i.annulled_at is null)`
const OTHER = (agencyId: string): RawBuilder<unknown> =>
  sql`case when i.issuer_agency_id = ${agencyId}::uuid then i.receiver else i.issuer end`

const item = (agencyId: string): RawBuilder<unknown> => sql`
 'invoice' as record, i.id as "recordId", i.full_number as "fullNumber", i.issued_on as "issuedOn",
  ${SIDE(agencyId)} as side, ${OTHER(agencyId)} ->> 'name' as name,
  ${OTHER(agencyId)} ->> 'taxId' as "taxId"`

/** VAT of an agency's invoices of some days, a row an invoice and rate, in their order. */
export async function vatItems(db: Db, agencyId: string, { from, to }: Days): Promise<TaxItem[]> {
  const { rows } = await sql<TaxItem>`
    select ${item(agencyId)}, null as model, (part ->> 'pct')::float8 as pct,
      (part ->> 'base')::int8 as base, (part ->> 'vat')::int8 as printed,
      (part ->> 'vat')::int8 as amount
    from invoice i, jsonb_array_elements(i.doc #> '{vat}') part
    where ${MINE(agencyId)} and i.issued_on between ${from}::date and ${to}::date
    order by i.issued_on, i.id, 9 desc`.execute(db)
  return rows
}

/** IRPF of an agency's invoices of some days, a row an invoice. */
export async function withheldItems(
  db: Db,
  agencyId: string,
  { from, to }: Days,
): Promise<TaxItem[]> {
  const { rows } = await sql<TaxItem>`
    select ${item(agencyId)},
      case when i.issuer_agency_id = ${agencyId}::uuid then null else '111' end as model,
      coalesce((i.doc ->> 'withheldPct')::float8, 0) as pct,
      i.base, i.withheld as printed, i.withheld as amount
    from invoice i
    where ${MINE(agencyId)} and i.withheld <> 0
      and i.issued_on between ${from}::date and ${to}::date
    order by i.issued_on, i.id`.execute(db)
  return rows
}

/** Partners of some days, with what their invoices here come to. */
export async function invoicePartners(
  db: Db,
  agencyId: string,
  { from, to }: Days,
): Promise<TaxPartner[]> {
  const { rows } = await sql<TaxPartner>`
    select ${SIDE(agencyId)} as side, ${OTHER(agencyId)} ->> 'taxId' as "taxId",
      (array_agg(${OTHER(agencyId)} ->> 'name' order by i.id desc))[1] as name,
      sum(i.total)::int8 as total, count(*)::int as invoices,
      0 as expenses
    from invoice i
    where ${MINE(agencyId)} and i.withheld = 0 and ${OTHER(agencyId)} ->> 'taxId' <> ''
      and i.issued_on between ${from}::date and ${to}::date
    group by 1, 2`.execute(db)
  return rows
}

type Standing = Pick<
  TaxFigures,
  'invoiced' | 'base' | 'invoices' | 'collected' | 'due' | 'overdue' | 'overdueInvoices'
>

/** What an agency issued in some days and what came of it; what is due of all it ever issued. */
export async function standingOf(
  db: Db,
  agencyId: string,
  { from, to, today }: Days & { today: string },
): Promise<Standing> {
  const isNow = sql`i.issued_on between ${from}::date and ${to}::date`
  // Taken back whole before anybody paid, it is set off against its credit: nothing was collected.
  const isCollected = sql`i.rectified_at is null and not exists (
    select from invoice o where o.id = i.rectifies and o.rectified_at is not null)`
  const isOpen = sql`i.paid <> i.payable and i.rectified_at is null`
  const isLate = sql`${isOpen} and i.payable > i.paid and i.due_on < ${today}::date`
  const { rows } = await sql<Standing>`
    select coalesce(sum(i.total) filter (where ${isNow}), 0)::int8 as invoiced,
      coalesce(sum(i.base) filter (where ${isNow}), 0)::int8 as base,
      (count(*) filter (where ${isNow}))::int as invoices,
      coalesce(sum(i.paid) filter (where ${isNow} and ${isCollected}), 0)::int8 as collected,
      coalesce(sum(i.payable - i.paid) filter (where ${isOpen}), 0)::int8 as due,
      coalesce(sum(i.payable - i.paid) filter (where ${isLate}), 0)::int8 as overdue,
      (count(*) filter (where ${isLate}))::int as "overdueInvoices"
    from invoice i
    where i.issuer_agency_id = ${agencyId}::uuid and i.annulled_at is null`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`No standing of ${agencyId}`)
  return found
}
