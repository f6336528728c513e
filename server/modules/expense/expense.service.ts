import type { Insertable } from 'kysely'
import type {
  Expense,
  ExpenseInput,
  ExpensePage,
  ExpenseSave,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang } from '../../contract/context.ts'
import {
  conflict,
  fieldErrors,
  forbidden,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../contract/errors.ts'
import { actorOf, type Actor, type Work } from '../../contract/rights/actor.ts'
import { unreadStored } from '../../contract/stored/index.ts'
import { fold, uuidv7, withAdvisoryLock, type Tables } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import {
  findExpense,
  insertExpense,
  isReceivedHere,
  isTwice,
  pageExpenses,
  removeExpense,
  sumExpenses,
  writeExpense,
  type Which,
} from './expense.repository.ts'
import { dropFile } from './jobs.ts'
import { say } from './messages.ts'
import { comesTo, faultsOf, plainly } from './reckon.ts'
import { toExpense } from './view.ts'

type Row = Insertable<Tables['expense']>

/** Who may: an agency's ADMIN; throws 403. */
export const ownOf = (actor: Actor): string =>
  actor.role === 'ADMIN' ? actor.agencyId : forbidden()

/** A page of the agency's. */
export async function listExpenses(
  { cursor, limit = 50, ...which }: Which & { cursor?: string; limit?: number },
  { deps, lang, ...ctx }: Ctx,
): Promise<ExpensePage> {
  const agencyId = ownOf(actorOf({ deps, lang, ...ctx }))
  const page = { ...which, limit, at: cursor, lang }
  const { rows, next, previous } = await pageExpenses(deps.db, agencyId, page)
  const sums = await sumExpenses(deps.db, agencyId, which)
  return { items: rows.map(toExpense), next, previous, ...sums }
}

/** 404 for one that is not the agency's. */
export async function readExpense(id: string, ctx: Ctx): Promise<Expense> {
  const row = await findExpense(ctx.deps.db, ownOf(actorOf(ctx)), id)
  return toExpense(row ?? notFound(ctx.lang))
}

/** What a document says, in columns; throws 400 at the fields that are wrong. */
function columnsOf(written: ExpenseInput, now: Date, lang: Lang) {
  const faults = faultsOf(written, dayOf(now))
  if (faults.length > 0)
    fieldErrors(Object.fromEntries(faults.map(([field, key]) => [field, say(lang, key)])))
  const data = plainly(written)
  const { supplierName, supplierTaxId: tax_id, number, issuedOn: issued_on, concept = '' } = data
  const words = fold([supplierName, tax_id, number, concept].join(' '))
  return { data, tax_id, number, issued_on, words, ...comesTo(data), updated_at: now }
}

/** Two at the same moment are looked at one after the other. */
async function refuseTwice(work: Work, row: Row): Promise<void> {
  await withAdvisoryLock(work.trx, `expense ${row.agency_id} ${row.tax_id}`)
  if (await isTwice(work.trx, row)) fieldErrors({ number: say(work.actor.lang, 'twice') })
  if (await isReceivedHere(work.trx, row)) fieldErrors({ number: say(work.actor.lang, 'isHere') })
}

export async function addExpense(data: ExpenseInput, work: Work): Promise<Expense> {
  const { trx, deps, actor } = work
  const now = deps.now()
  const row = {
    id: uuidv7(),
    agency_id: ownOf(actor),
    created_by: actor.userId,
    created_at: now,
    ...columnsOf(data, now, actor.lang),
  }
  await refuseTwice(work, row)
  return toExpense(await insertExpense(trx, row))
}

/** What an expense comes to follows from these: with one of them half read it would be another. */
const SUMMED = ['lines', 'withheld', 'deductiblePct']

/**
 * Replaces what is stored; a stale version answers 409 with what is there, and what a later version
 * reckoned with more than this one reads is left as it is (503).
 */
export async function saveExpense(
  id: string,
  { version, data }: ExpenseSave,
  work: Work,
): Promise<Expense> {
  const { trx, deps, actor } = work
  const { lang } = actor
  const row = (await findExpense(trx, ownOf(actor), id, true)) ?? notFound(lang)
  if (row.version !== version) return conflict(toExpense(row), say(lang, 'stale'))
  const unread = await unreadStored(trx, 'expense.data', { id })
  if (SUMMED.some((key) => key in unread)) laterVersion(lang)
  const columns = columnsOf(data, deps.now(), lang)
  const short = row.paid > 0 ? columns.payable < row.paid : columns.payable > row.paid
  if (row.paid !== 0 && short) notAcceptable(say(lang, 'lessThanPaid'))
  const { agency_id, created_by, created_at } = row
  // The day of the last payment stays, whatever it comes to now: a correction pays nothing.
  const isPaid = row.paid !== 0 && row.paid === columns.payable
  const paid_on = row.paid_on ?? (isPaid ? dayOf(deps.now()) : null)
  const next = { id, agency_id, created_by, created_at, ...columns, paid_on }
  await refuseTwice(work, next)
  return toExpense(await writeExpense(trx, next))
}

export async function dropExpense(id: string, { trx, deps, actor }: Work): Promise<void> {
  const row = (await findExpense(trx, ownOf(actor), id, true)) ?? notFound(actor.lang)
  if (row.paid !== 0) notAcceptable(say(actor.lang, 'isPaid'))
  await dropFile(trx, deps, row.file_key)
  await removeExpense(trx, row.id)
}
