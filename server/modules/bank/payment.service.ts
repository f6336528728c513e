import { Readable } from 'node:stream'
import type { BankPayment, BankPaymentInput } from '../../../generated/model/index.ts'
import type { FileReply } from '../../contract/body/upload.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, laterVersion, notFound } from '../../contract/errors.ts'
import { actorOf, type Work } from '../../contract/rights/actor.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { uuidv7 } from '../../db/index.ts'
import { creditTransfers } from '../../sepa/credit-transfer.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { findExpense, updateExpense, type ExpenseRow } from '../expense/index.ts'
import { findAccount } from './bank.repository.ts'
import { ownOf } from './list.service.ts'
import { say } from './messages.ts'

const YEAR = 365

/** An expense that can be paid by transfer, with its account; else the key of what is wrong. */
function payable(row: ExpenseRow, again: boolean): 'notToPay' | 'noIban' | 'inAFile' | null {
  if (row.payable - row.paid <= 0) return 'notToPay'
  if (!row.data.supplierIban) return 'noIban'
  return row.payment_id !== null && !again ? 'inAFile' : null
}

/** Writes a file of transfers and notes at each expense that it stands in it. */
export async function orderPayment(
  { accountId, on, expenseIds, again = false }: BankPaymentInput,
  { trx, deps, actor }: Work,
): Promise<BankPayment> {
  const { lang } = actor
  const agencyId = ownOf(actor)
  const now = deps.now()
  const today = dayOf(now)
  const account = (await findAccount(trx, agencyId, accountId)) ?? notFound(lang)
  if (on < today || on > daysLater(today, YEAR)) fieldErrors({ on: say(lang, 'payDay') })
  const rows: ExpenseRow[] = []
  // Each once, however its id is written; in their order: two files at once lock them alike.
  for (const id of [...new Set(expenseIds.map((one) => one.toLowerCase()))].toSorted())
    rows.push((await findExpense(trx, agencyId, id, true)) ?? notFound(lang))
  for (const row of rows) {
    // Another version may have had it paid to somebody else, or in part.
    if (!(await readsWhole(trx, 'expense.data', { id: row.id }))) laterVersion(lang)
    const fault = payable(row, again)
    const of = { name: row.data.supplierName ?? '', number: row.number }
    if (fault !== null) fieldErrors({ expenseIds: say(lang, fault, of) })
  }
  const id = uuidv7()
  const total = rows.reduce((sum, row) => sum + row.payable - row.paid, 0)
  const agency = await getAgency(trx, agencyId)
  const name = account.name || (agency?.legalName ?? agency?.tradeName ?? '')
  const xml = creditTransfers({
    id: id.replaceAll('-', ''),
    at: now,
    on,
    debtor: { name, iban: account.iban },
    credits: rows.map(({ number, data, ...row }) => ({
      endToEndId: number,
      amount: row.payable - row.paid,
      name: data.supplierName ?? '',
      iban: data.supplierIban ?? '',
      text: number,
    })),
  })
  const written = { id, agency_id: agencyId, account_id: accountId, pay_on: on, total, xml }
  await trx
    .insertInto('bank_payment')
    .values({ ...written, count: rows.length, by_user: actor.userId, created_at: now })
    .execute()
  for (const row of rows) await updateExpense(trx, row.id, { payment_id: id, payment_on: on })
  return { id, on, count: rows.length, total }
}

/** The file as it was written; 404 for another agency's. */
export async function paymentFile(id: string, ctx: Ctx): Promise<FileReply> {
  const row = await ctx.deps.db
    .selectFrom('bank_payment')
    .select(['xml', 'pay_on'])
    .where('agency_id', '=', ownOf(actorOf(ctx)))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return notFound(ctx.lang)
  const bytes = Buffer.from(row.xml)
  return {
    stream: Readable.from([bytes]),
    contentType: 'application/xml',
    filename: `transferencias-${row.pay_on}.xml`,
    size: bytes.length,
  }
}
