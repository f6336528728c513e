import type { Selectable } from 'kysely'
import type { InvoiceSent, InvoiceSide } from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder, type Tables } from '../../db/index.ts'

/** A row of `invoice`. */
export type InvoiceRow = Selectable<Tables['invoice']>

/** Who reads: an agency, a person, or the operator, who reads what was issued in its name. */
export type Reader = { agencyId: string } | { userId: string } | { operator: true }

/** Rows that a reader may see, of one side or both. */
export function readable(reader: Reader, side: InvoiceSide | null): RawBuilder<boolean> {
  if ('operator' in reader) return sql<boolean>`i.by_operator`
  const [received, issued] =
    'agencyId' in reader
      ? [
          sql<boolean>`i.receiver_agency_id = ${reader.agencyId}::uuid`,
          sql<boolean>`i.issuer_agency_id = ${reader.agencyId}::uuid`,
        ]
      : [
          sql<boolean>`i.receiver_user_id = ${reader.userId}::uuid`,
          sql<boolean>`i.issuer_user_id = ${reader.userId}::uuid`,
        ]
  if (side !== null) return side === 'received' ? received : issued
  return sql<boolean>`(${received} or ${issued})`
}

/** An invoice that a reader may see. */
export async function invoiceOf(
  db: Db,
  reader: Reader,
  id: string,
): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`select i.* from invoice i
    where i.id = ${id}::uuid and ${readable(reader, null)}`.execute(db)
  return rows[0]
}

/** An invoice, and a lock on its payment until the transaction ends. */
export const lockInvoice = (trx: Db, id: string): Promise<InvoiceRow | undefined> =>
  trx.selectFrom('invoice').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** An invoice of the operator by its number or by the reference of its transfer. */
export async function findByNumber(db: Db, written: string): Promise<InvoiceRow | undefined> {
  const plain = written
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^RF\d{2}/, '')
  const { rows } = await sql<InvoiceRow>`select i.* from invoice i
    where i.by_operator
      and regexp_replace(upper(i.full_number), '[^0-9A-Z]', '', 'g') = ${plain}`.execute(db)
  return rows[0]
}

/** What rectifies an invoice, oldest first. */
export const rectifying = (db: Db, id: string): Promise<InvoiceRow[]> =>
  db.selectFrom('invoice').selectAll().where('rectifies', '=', id).orderBy('id').execute()

/** Of what the operator issued about a record: what is to be paid still, the longest due first. */
export const openAbout = (
  db: Db,
  { kind, id }: { kind: string; id: string },
): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .where('rectified_at', 'is', null)
    .where('due_on', 'is not', null)
    .whereRef('paid', '<', 'payable')
    .orderBy('due_on')
    .orderBy('id')
    .execute()

/** Of what the operator issued about a record: the invoice that is unpaid for longest. */
export async function oldestOpen(
  db: Db,
  about: { kind: string; id: string },
): Promise<InvoiceRow | null> {
  return (await openAbout(db, about))[0] ?? null
}

/** What is unpaid of all that was issued about a record, in EUR cents. */
export async function owedAbout(
  db: Db,
  { kind, id }: { kind: string; id: string },
): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(payable - paid), 0)::int8 as owed from invoice
    where about_kind = ${kind} and about_id = ${id} and rectified_at is null
      and paid < payable`.execute(db)
  return rows[0]?.owed ?? 0
}

/** The number of an invoice. */
export async function numberOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .select('full_number')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.full_number ?? null
}

/** When an invoice was sent to whom, the newest first. */
export async function sentOf(db: Db, invoiceId: string): Promise<InvoiceSent[]> {
  const rows = await db
    .selectFrom('invoice_sent')
    .select(['created_at', 'to_email', 'failed_at'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    to: row.to_email,
    failed: row.failed_at !== null,
  }))
}
