import type { BankAccount, BankEntry, Expense } from '../../../../../generated/model/index.ts'
import { restoreAccount, restoreEntry, restoreMatches } from '../../../bank/index.ts'
import { restoreExpense } from '../../../expense/index.ts'
import type { Bringing, Brought, Outcome } from './bringing.ts'
import type { Fetched } from './homes.ts'

/** An expense with its paper; one whose paper cannot be had comes without it, and it is said. */
export async function bringExpense(
  b: Bringing,
  { value }: Brought,
  file: Fetched | null,
): Promise<Outcome> {
  const expense = value as Expense
  if (await b.isHere('Expense', expense.id)) return 'known'
  const paper = file && !('left' in file) ? file : null
  if (!(await restoreExpense(b.work.trx, b.agencyId, expense, paper))) return 'known'
  if (file && 'left' in file)
    b.say({ schema: 'Expense', name: expense.data.number, reason: file.left })
  b.made('Expense', expense.id)
  return 'made'
}

/** A bank account; one with its IBAN that is here already is meant from then on. */
export async function bringAccount(b: Bringing, { value, old }: Brought): Promise<Outcome> {
  const account = value as BankAccount
  if (await b.isHere('BankAccount', account.id)) return 'known'
  const { trx, deps } = b.work
  const id = await restoreAccount(trx, b.agencyId, account, deps.now())
  if (id !== account.id) {
    await b.ids.same(trx, old.id, id)
    return 'known'
  }
  b.made('BankAccount', id)
  return 'made'
}

/** An entry of the bank, and what it paid as far as that is here. */
export async function bringBankEntry(b: Bringing, { value }: Brought): Promise<Outcome> {
  const entry = value as BankEntry
  if (await b.isHere('BankEntry', entry.id)) return 'known'
  if (!(await b.isHere('BankAccount', entry.accountId))) return { left: 'noAccount' }
  const { trx, deps } = b.work
  const of = { agencyId: b.agencyId, accountId: entry.accountId, now: deps.now() }
  for (let turn = 1; ; turn += 1) {
    const there = await restoreEntry(trx, { ...of, turn }, entry)
    if (there === null) break
    // One that is alike and came by this file is another coffee of that day.
    if ((await b.broughtBy('BankEntry', there)) !== 'this') return 'known'
  }
  await restoreMatches(trx, b.agencyId, entry, of.now)
  b.made('BankEntry', entry.id)
  return 'made'
}
