import type { Db } from '../../db/index.ts'
import { findExpense, updateExpense, type ExpenseRow } from './expense.repository.ts'

/** Whose expense, what of it in EUR cents (below zero of a credit), and on which day. */
interface Paid {
  agencyId: string
  id: string
  amount: number
  on: string
  isByHand?: boolean
}

/** Expenses that are looked at at once. */
const MOST = 2000

/** What an agency has still to pay, or to get back, oldest first. */
export const openExpenses = (db: Db, agencyId: string): Promise<ExpenseRow[]> =>
  db
    .selectFrom('expense')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .whereRef('paid', '<>', 'payable')
    .orderBy('issued_on')
    .orderBy('id')
    .limit(MOST)
    .execute()

/** Notes that an expense was paid, in part too, by an entry of the bank or by hand. Throws for more than is open. */
export async function payExpense(
  trx: Db,
  { agencyId, id, amount, on, isByHand = false }: Paid,
): Promise<ExpenseRow> {
  const row = await findExpense(trx, agencyId, id, true)
  if (!row) throw new Error(`There is no expense ${id}`)
  const open = row.payable - row.paid
  if (amount === 0 || Math.sign(amount) !== Math.sign(open) || Math.abs(amount) > Math.abs(open))
    throw new Error(`Of expense ${id} ${open} are open, not ${amount}`)
  const paid = row.paid + amount
  return updateExpense(trx, id, {
    paid,
    // Also in part: a correction may make it whole, and pays nothing itself.
    paid_on: on,
    ...(isByHand && { paid_by_hand: row.paid_by_hand + amount }),
  })
}

/** Takes back what an entry paid. */
export async function unpayExpense(
  trx: Db,
  { agencyId, id, amount }: Omit<Paid, 'on'>,
): Promise<void> {
  const row = await findExpense(trx, agencyId, id, true)
  if (!row) throw new Error(`There is no expense ${id}`)
  const matched = row.paid - row.paid_by_hand
  if (Math.abs(row.paid - amount) > Math.abs(row.payable) || Math.abs(amount) > Math.abs(matched))
    throw new Error(`Of expense ${id} the bank paid ${matched}, not ${amount}`)
  await updateExpense(trx, id, { paid: row.paid - amount, paid_on: null })
}
