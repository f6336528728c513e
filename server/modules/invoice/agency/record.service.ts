import type {
  Invoice,
  InvoiceAnnulInput,
  InvoiceRecordInput,
} from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { normalTaxId } from '../../agency/index.ts'
import { addAnnulment, addMending } from '../further.ts'
import { say } from '../messages.ts'
import { toInvoice } from '../view.ts'
import { actingOn } from './acts.service.ts'
import { buyersTaxId, looksSpanish } from './faults.ts'

/** Annuls what should never have been issued: nothing of it is owed any more, its number stays. */
export async function annulInvoice(
  work: Work,
  id: string,
  { cause }: InvoiceAnnulInput,
): Promise<Invoice> {
  const { trx, deps, actor } = work
  const { row, reader } = await actingOn(work, { id, act: 'annul' })
  if (cause.trim().length < 3) fieldErrors({ cause: say(actor.lang, 'fault.annulCause') })
  const now = deps.now()
  await addAnnulment(trx, row, now)
  const annulled = await trx
    .updateTable('invoice')
    .set({ annulled_at: now, annul_cause: cause.trim(), rectified_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toInvoice(trx, annulled, reader)
}

/** Puts a further record in the place of one that was refused, or taken with errors. */
export async function resendRecord(
  work: Work,
  id: string,
  { name, taxId: typed, country }: InvoiceRecordInput,
): Promise<Invoice> {
  const { trx, deps, actor } = work
  const { row, reader } = await actingOn(work, { id, act: 'resend' })
  const now = deps.now()
  const taxId = buyersTaxId(typed) ?? row.receiver.taxId
  if (taxId && looksSpanish(taxId) && normalTaxId(taxId) === null)
    fieldErrors({ taxId: say(actor.lang, 'fault.checkTaxId') })
  const receiver = {
    ...row.receiver,
    name: name?.trim() || row.receiver.name,
    taxId,
    ...(country && { country }),
  }
  if (row.annulled_at) await addAnnulment(trx, row, now)
  else await addMending(trx, row, { receiver, now })
  return toInvoice(trx, row, reader)
}
