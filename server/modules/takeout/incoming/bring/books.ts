import type { BankAccount, BankEntry, Expense } from '../../../../../generated/model/index.ts'
import {
  alikeEntry,
  dedupeOf,
  restoreAccount,
  restoreEntry,
  restoreMatches,
} from '../../../bank/index.ts'
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
  if (id === null) return { left: 'unreadable' }
  if (id !== account.id) {
    await b.ids.same(trx, old.id, id)
    return 'known'
  }
  b.made('BankAccount', id)
  return 'made'
}

/**
 * Which of those that are alike an entry is: one that is alike and came by this file is another coffee
 * of that day. Those stand from the first on without a gap, so that the end of many is found in a few
 * looks, and once in a step.
 */
async function turnOf(b: Bringing, entry: BankEntry, alike: string): Promise<number> {
  const known = b.turns.get(alike)
  if (known !== undefined) return known
  const isOurs = async (turn: number): Promise<boolean> => {
    const there = await alikeEntry(b.work.trx, { accountId: entry.accountId, turn }, entry)
    return there !== null && (await b.broughtBy('BankEntry', there)) === 'this'
  }
  let above = 1
  while (await isOurs(above)) above *= 2
  let below = Math.floor(above / 2)
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (await isOurs(middle)) below = middle
    else above = middle
  }
  return above
}

/** An entry of the bank, and what it paid as far as that is here. */
export async function bringBankEntry(b: Bringing, { value }: Brought): Promise<Outcome> {
  const entry = value as BankEntry
  if (await b.isHere('BankEntry', entry.id)) return 'known'
  if (!(await b.isHere('BankAccount', entry.accountId))) return { left: 'noAccount' }
  const { trx, deps } = b.work
  const alike = `${entry.accountId} ${dedupeOf(entry, 1)}`
  const turn = await turnOf(b, entry, alike)
  const now = deps.now()
  const of = { agencyId: b.agencyId, accountId: entry.accountId, turn, now }
  if (!(await restoreEntry(trx, of, entry))) return 'known'
  await restoreMatches(trx, b.agencyId, entry, now)
  b.turns.set(alike, turn + 1)
  b.made('BankEntry', entry.id)
  return 'made'
}
