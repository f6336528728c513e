import type {
  Invoice,
  InvoiceAct,
  InvoicePayInput,
  InvoiceRectifyInput,
} from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { fieldErrors, laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import { type Db } from '../../../db/index.ts'
import { lastRecordOf } from '../../fiscal/index.ts'
import { isToMend } from '../further.ts'
import {
  invoiceOf,
  lockInvoice,
  rectifying,
  sentOf,
  type InvoiceRow,
  type Reader,
} from '../invoice.repository.ts'
import { isHeldByAnother } from '../issuer.ts'
import { say } from '../messages.ts'
import { payInvoice } from '../pay.ts'
import { rectifyInvoice } from '../rectify.ts'
import { toInvoice } from '../view.ts'
import { isWhole } from '../whole.ts'
import { actsOn, isByHand, type Around } from './acts.ts'

/** What can still be taken back of an invoice, EUR cents of what was payable. */
export async function leftOf(db: Db, row: InvoiceRow): Promise<number> {
  const back = (await rectifying(db, row.id)).reduce((sum, { payable }) => sum - payable, 0)
  return row.payable - back
}

/** What acts on an invoice hang on. */
export async function aroundOf(db: Db, row: InvoiceRow): Promise<Around> {
  return {
    left: await leftOf(db, row),
    isSent: (await sentOf(db, row.id)).length > 0,
    isToMend: isToMend(await lastRecordOf(db, row.id)),
  }
}

/** An invoice on which an act is due, held until the transaction ends; throws 404 or 406. */
export async function actingOn(
  { trx, actor }: Work,
  { id, act }: { id: string; act: InvoiceAct },
): Promise<{ row: InvoiceRow; left: number; reader: Reader }> {
  const reader = { agencyId: actor.agencyId }
  await lockInvoice(trx, id)
  const row = (await invoiceOf(trx, reader, id)) ?? notFound(actor.lang)
  if (row.issuer_agency_id !== actor.agencyId) notFound(actor.lang)
  if (!isWhole(row)) laterVersion(actor.lang)
  if (!isByHand(row)) notAcceptable(say(actor.lang, 'followsOrder'))
  const around = await aroundOf(trx, row)
  const { left } = around
  if (!actsOn(row, reader, around).includes(act)) notAcceptable(say(actor.lang, `cannot.${act}`))
  return { row, left, reader }
}

/** Notes money that came or, of an invoice below zero, went back. */
export async function notePaid(
  work: Work,
  id: string,
  { amount }: InvoicePayInput,
): Promise<Invoice> {
  const { trx, deps, actor } = work
  const { row, reader } = await actingOn(work, { id, act: 'pay' })
  const open = row.payable - row.paid
  if (amount === 0 || amount > Math.abs(open))
    fieldErrors({ amount: say(actor.lang, 'moreThanOpen') })
  const paid = await payInvoice(trx, { id, amount: Math.sign(open) * amount, now: deps.now() })
  return toInvoice(trx, paid ?? row, reader)
}

/** Takes it back, whole or in part, by another. */
export async function takeBack(
  work: Work,
  id: string,
  { kind, amount, cause }: InvoiceRectifyInput,
): Promise<Invoice> {
  const { trx, deps, actor } = work
  const { row, left, reader } = await actingOn(work, { id, act: 'rectify' })
  // It would take a number of a series that is another's by now.
  if (await isHeldByAnother(trx, row, row.tax_id)) notAcceptable(say(actor.lang, 'othersTaxId'))
  if (cause.trim().length < 3) fieldErrors({ cause: say(actor.lang, 'fault.cause') })
  if (amount !== undefined && (amount === 0 || amount > left))
    fieldErrors({ amount: say(actor.lang, 'moreThanLeft') })
  const credit = await rectifyInvoice(trx, { id, refund: amount ?? null, cause, kind }, deps.now())
  return toInvoice(trx, credit, reader)
}
