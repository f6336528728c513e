import type { Db } from '../../db/index.ts'
import { post } from '../ledger/index.ts'
import { lockInvoice, type InvoiceRow } from './invoice.repository.ts'

/** Told, in the same transaction, that all of an invoice is paid. */
export type WhenPaid = (trx: Db, invoice: InvoiceRow, now: Date) => Promise<void>

const listeners = new Map<string, WhenPaid>()

/** A room is told when an invoice about its kind of record (`about.kind`) is paid whole. */
export function onInvoicePaid(kind: string, told: WhenPaid): void {
  listeners.set(kind, told)
}

/** Tells the room that issued it, where all of an invoice is paid and it was not taken back. */
export async function tellPaid(trx: Db, row: InvoiceRow, now: Date): Promise<void> {
  if (row.paid === row.payable && row.rectified_at === null && row.rectifies === null)
    await listeners.get(row.about_kind)?.(trx, row, now)
}

/**
 * Notes that money came for an invoice, or went back for one below zero: `amount` in EUR cents,
 * all that is open unless told. Books it where the operator issued it. Null when nothing is open.
 */
export async function payInvoice(
  trx: Db,
  { id, amount, now }: { id: string; amount?: number; now: Date },
): Promise<InvoiceRow | null> {
  const row = await lockInvoice(trx, id)
  if (!row) throw new Error(`There is no invoice ${id}`)
  const open = row.payable - row.paid
  if (open === 0) return null
  const came = amount ?? open
  if (came === 0 || Math.sign(came) !== Math.sign(open) || Math.abs(came) > Math.abs(open))
    throw new Error(`Of ${row.full_number} ${open} are open, not ${came}`)
  if (row.by_operator)
    await post(trx, {
      at: now,
      ref: row.full_number,
      invoiceId: row.id,
      entries: [
        { account: 'bank', amount: came },
        { account: 'receivable', amount: -came, agencyId: row.receiver_agency_id },
      ],
    })
  const paid = await trx
    .updateTable('invoice')
    .set({ paid: row.paid + came, paid_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellPaid(trx, paid, now)
  return paid
}
