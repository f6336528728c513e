import type { Expense } from '../../../generated/model/index.ts'
import { fold, withAdvisoryLock, type Db } from '../../db/index.ts'
import { insertExpense, isTwice } from './expense.repository.ts'
import { comesTo, plainly } from './reckon.ts'

/** A paper that lies in the store. */
export interface StoredPaper {
  key: string
  mime: string
  size: number
}

/** What was noted by hand, where it still fits what the paper comes to. */
const fits = (noted: number, payable: number): boolean =>
  Math.sign(noted) === Math.sign(payable) && Math.abs(noted) <= Math.abs(payable)

/**
 * Writes an expense that came with a takeout, paid as far as it was noted by hand: entries of the
 * bank say the rest themselves. False where the same paper is here already.
 */
export async function restoreExpense(
  trx: Db,
  agencyId: string,
  { id, file, paidByHand, paidOn, paymentId, paymentOn, updatedAt, ...expense }: Expense,
  paper: StoredPaper | null,
): Promise<boolean> {
  const data = plainly(expense.data)
  const { supplierName, supplierTaxId: tax_id, number, issuedOn: issued_on, concept = '' } = data
  const sums = comesTo(data)
  const paid = fits(paidByHand, sums.payable) ? paidByHand : 0
  const at = new Date(updatedAt)
  const row = {
    id,
    agency_id: agencyId,
    created_by: null,
    data,
    tax_id,
    number,
    issued_on,
    ...sums,
    words: fold([supplierName, tax_id, number, concept].join(' ')),
    paid,
    paid_by_hand: paid,
    paid_on: paid === sums.payable ? paidOn : null,
    payment_id: paymentId,
    payment_on: paymentOn,
    ...(paper && {
      file_key: paper.key,
      file_name: file?.filename ?? 'factura',
      file_mime: paper.mime,
      file_size: paper.size,
    }),
    version: expense.version,
    created_at: at,
    updated_at: at,
  }
  await withAdvisoryLock(trx, `expense ${agencyId} ${tax_id}`)
  if (await isTwice(trx, row)) return false
  await insertExpense(trx, row)
  return true
}
