import { sql, type Db } from '../../../db/index.ts'
import { invoiceOf, lockInvoice, payInvoice, type InvoiceRow } from '../../invoice/index.ts'
import { addTry, type TryRow } from './card.repository.ts'
import { settleSoon } from './job.ts'

/** What of an invoice was charged to cards and has not gone back, the last charge first; EUR cents. */
async function chargedFor(trx: Db, invoiceId: string): Promise<{ intent: string; left: number }[]> {
  const { rows } = await sql<{ intent: string; left: number }>`
    select c.intent, (c.amount - coalesce((select sum(b.amount) from subscription_card_try b
      where b.intent = c.intent and b.kind = 'back' and b.state <> 'closed'), 0))::int8 as left
    from subscription_card_try c
    where c.invoice_id = ${invoiceId}::uuid and c.kind in ('page', 'charge') and c.state = 'done'
      and c.intent is not null
    order by c.id desc`.execute(trx)
  return rows
}

/**
 * What an invoice that takes back another leaves to be sent back goes to the cards that paid that one,
 * after the commit; what they did not pay is the operator's to send.
 */
export async function creditCard(trx: Db, credit: InvoiceRow, now: Date): Promise<void> {
  const { id, rectifies, about_id: agencyId } = credit
  let open = credit.paid - credit.payable
  if (rectifies === null || agencyId === null) return
  for (const { intent, left } of await chargedFor(trx, rectifies)) {
    const amount = Math.min(open, left)
    if (amount <= 0) continue
    open -= amount
    const asked = { agency_id: agencyId, kind: 'back' as const, invoice_id: id, amount, fields: {} }
    await addTry(trx, { ...asked, intent, state: 'waiting' }, now)
    await settleSoon(trx, agencyId)
  }
}

/** Whether what should go back is still to be sent: the operator may have sent it another way. */
export async function isStillOwed(db: Db, { invoice_id: id, agency_id, amount }: TryRow) {
  const invoice = id && (await invoiceOf(db, { agencyId: agency_id }, id))
  if (!invoice || invoice.rectifies === null) return true
  return invoice.paid - invoice.payable >= (amount ?? 0)
}

/** What went back to a card for an invoice that takes another back is noted of it. */
export async function noteCredit(trx: Db, { invoice_id: id, amount }: TryRow, now: Date) {
  const invoice = id && (await lockInvoice(trx, id))
  if (!invoice || invoice.rectifies === null) return
  const open = invoice.paid - invoice.payable
  const went = Math.min(open, amount ?? 0)
  if (went > 0) await payInvoice(trx, { id: invoice.id, amount: -went, now })
}
