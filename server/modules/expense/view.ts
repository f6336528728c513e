import type { Expense, ExpenseState } from '../../../generated/model/index.ts'
import type { ExpenseRow } from './expense.repository.ts'

/** Whether an expense is paid. */
export const stateOf = ({ paid, payable }: Pick<ExpenseRow, 'paid' | 'payable'>): ExpenseState => {
  if (paid === payable) return 'paid'
  return paid === 0 ? 'open' : 'part_paid'
}

/** An expense as its agency reads it. */
export const toExpense = (row: ExpenseRow): Expense => ({
  id: row.id,
  data: row.data,
  version: row.version,
  net: row.net,
  vat: row.vat,
  deductible: row.deductible,
  payable: row.payable,
  paid: row.paid,
  paidByHand: row.paid_by_hand,
  state: stateOf(row),
  // The last payment's day is the expense's once it is whole.
  paidOn: stateOf(row) === 'paid' ? row.paid_on : null,
  paymentId: row.payment_id,
  paymentOn: row.payment_on,
  file:
    row.file_key === null
      ? null
      : { filename: row.file_name ?? '', mime: row.file_mime ?? '', size: row.file_size ?? 0 },
  updatedAt: row.updated_at.toISOString(),
})
