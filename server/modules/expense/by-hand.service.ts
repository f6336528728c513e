import type { Expense, ExpensePayInput } from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { findExpense, updateExpense, type ExpenseRow } from './expense.repository.ts'
import { ownOf } from './expense.service.ts'
import { say } from './messages.ts'
import { payExpense } from './pay.ts'
import { toExpense } from './view.ts'

const held = async ({ trx, actor }: Work, id: string): Promise<ExpenseRow> =>
  (await findExpense(trx, ownOf(actor), id, true)) ?? notFound(actor.lang)

/** Notes what was paid without the bank; of a credit, what came back. */
export async function noteByHand(
  work: Work,
  id: string,
  { amount, on }: ExpensePayInput,
): Promise<Expense> {
  const { trx, deps, actor } = work
  const row = await held(work, id)
  const open = row.payable - row.paid
  if (open === 0) notAcceptable(say(actor.lang, 'nothingOpen'))
  const isTooMuch = amount === 0 || amount > Math.abs(open)
  const faults = {
    ...(isTooMuch && { amount: say(actor.lang, 'moreThanOpen') }),
    ...(on > dayOf(deps.now()) && { on: say(actor.lang, 'payLater') }),
  }
  if (Object.keys(faults).length > 0) fieldErrors(faults)
  const agencyId = row.agency_id
  const paid = { agencyId, id, amount: Math.sign(open) * amount, on, isByHand: true }
  return toExpense(await payExpense(trx, paid))
}

/** Takes back all that was noted; what entries of the bank paid stays. */
export async function undoByHand(work: Work, id: string): Promise<Expense> {
  const row = await held(work, id)
  if (row.paid_by_hand === 0) notAcceptable(say(work.actor.lang, 'nothingNoted'))
  const paid = row.paid - row.paid_by_hand
  return toExpense(await updateExpense(work.trx, id, { paid, paid_by_hand: 0, paid_on: null }))
}
