import type { Invoice, InvoiceSendInput } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import { awaitLaterVersion } from '../../../jobs/index.ts'
import { getAgency } from '../../agency/index.ts'
import { notify } from '../../notification/index.ts'
import { seniorAdmin, whoHears, whyNoMail } from '../../user/index.ts'
import { invoiceOf, numberOf } from '../invoice.repository.ts'
import { say } from '../messages.ts'
import { pdfOf } from '../paper/make.ts'
import { toInvoice } from '../view.ts'
import { isWhole } from '../whole.ts'
import { actingOn } from './acts.service.ts'

/** The job that mails an invoice; its payload is the row that says to whom. */
export const SEND_JOB = 'invoice.send'

/** Sends an invoice by mail, after the transaction; throws 406 where the agency may not write. */
export async function sendByMail(
  work: Work,
  id: string,
  { email }: InvoiceSendInput,
): Promise<Invoice> {
  const { trx, deps, actor } = work
  const { row, reader } = await actingOn(work, { id, act: 'send' })
  const why = await whyNoMail(trx, actor)
  if (why !== null) notAcceptable(why)
  const sentId = uuidv7()
  await trx
    .insertInto('invoice_sent')
    .values({
      id: sentId,
      invoice_id: id,
      agency_id: actor.agencyId,
      to_email: email.trim(),
      sent_by: actor.userId,
      created_at: deps.now(),
    })
    .execute()
  await deps.jobs.add(trx, SEND_JOB, { sentId }, { agencyId: actor.agencyId })
  return toInvoice(trx, row, reader)
}

/** Mails it: the PDF in the invoice's language, answers to the agency. */
export async function mailInvoice({ sentId }: { sentId: string }, deps: Deps): Promise<void> {
  const { db, mail } = deps
  const sent = await db
    .selectFrom('invoice_sent')
    .selectAll()
    .where('id', '=', sentId)
    .executeTakeFirst()
  const reader = sent && { agencyId: sent.agency_id }
  const row = reader && (await invoiceOf(db, reader, sent.invoice_id))
  if (!row || !sent) return
  // It goes out once a version that reads all of it has the job.
  if (!isWhole(row)) awaitLaterVersion('an invoice')
  const agency = await getAgency(db, sent.agency_id)
  const invoice = await toInvoice(db, row, reader)
  const pdf = await pdfOf(invoice, { language: row.language, footer: row.doc.footer ?? null })
  const words = { number: row.full_number, agency: row.issuer.name }
  await mail.send({
    to: sent.to_email,
    fromName: agency?.tradeName ?? row.issuer.name,
    ...(agency?.publicEmail && { replyTo: agency.publicEmail }),
    subject: say(row.language, 'mail.subject', words),
    text: say(row.language, 'mail.text', words),
    files: [
      {
        filename: `${row.full_number.replaceAll('/', '-')}.pdf`,
        contentType: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ],
  })
  // Given up once, and taken up again by the operator.
  if (sent.failed_at !== null)
    await db.updateTable('invoice_sent').set({ failed_at: null }).where('id', '=', sentId).execute()
}

/** A mail that is tried no more: the invoice says so, and so does a notice to who sent it. */
export const giveUpInvoice = ({ sentId }: { sentId: string }, { db, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const sent = await trx
      .updateTable('invoice_sent')
      .set({ failed_at: now() })
      .where('id', '=', sentId)
      .where('failed_at', 'is', null)
      .returning(['invoice_id', 'agency_id', 'to_email', 'sent_by'])
      .executeTakeFirst()
    if (!sent) return
    const { invoice_id: id, agency_id: agencyId, to_email: email, sent_by: by } = sent
    const hears = await (by ? whoHears(trx, agencyId, by) : seniorAdmin(trx, agencyId))
    if (!hears) return
    const words = { number: (await numberOf(trx, id)) ?? '', email }
    await notify(trx, {
      userId: hears.id,
      kind: 'NOTIFICATION',
      title: say(hears.language, 'undelivered.title', words),
      body: say(hears.language, 'undelivered.body', words),
      href: pageIn('', hears.language, `/auth/contabilidad?parte=facturas&factura=${id}`),
      topic: `invoice:${id}`,
      at: now(),
    })
  })
