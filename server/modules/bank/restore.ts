import type { BankAccount, BankEntry } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { sepaIban } from '../../sepa/iban.ts'
import { findExpense, unpayExpense } from '../expense/index.ts'
import { lockEntry, matchesOf } from './bank.repository.ts'
import { pay } from './match.service.ts'
import { dedupeOf } from './taking/accounts.ts'

/**
 * Writes an account that came with a takeout; answers the id of the one that has its IBAN here. Null
 * where it has none that a bank would know: a file of transfers names it as who pays.
 */
export async function restoreAccount(
  trx: Db,
  agencyId: string,
  { id, iban: told, name }: BankAccount,
  now: Date,
): Promise<string | null> {
  const iban = sepaIban(told)
  if (iban === null) return null
  await trx
    .insertInto('bank_account')
    .values({ id, agency_id: agencyId, iban, name, created_at: now })
    .onConflict((on) => on.columns(['agency_id', 'iban']).doNothing())
    .execute()
  const account = await trx
    .selectFrom('bank_account')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('iban', '=', iban)
    .executeTakeFirstOrThrow()
  return account.id
}

/** What an entry of an account is called among those that are alike, the `turn`-th of them. */
interface Among {
  accountId: string
  turn: number
}

/** The entry that stands there as the `turn`-th of those that are alike on its day. */
export async function alikeEntry(
  trx: Db,
  { accountId, turn }: Among,
  entry: BankEntry,
): Promise<string | null> {
  const there = await trx
    .selectFrom('bank_entry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('dedupe', '=', dedupeOf(entry, turn))
    .executeTakeFirst()
  return there?.id ?? null
}

/**
 * Writes an entry as the `turn`-th of those that are alike on its day, as if it had been read of a
 * statement, so that the statement itself brings it no second time. False where one stands there
 * already.
 */
export async function restoreEntry(
  trx: Db,
  of: Among & { agencyId: string; now: Date },
  entry: BankEntry,
): Promise<boolean> {
  const made = await trx
    .insertInto('bank_entry')
    .values({
      id: entry.id,
      agency_id: of.agencyId,
      account_id: of.accountId,
      statement_id: null,
      booked_on: entry.bookedOn,
      value_on: entry.valueOn,
      amount: entry.amount,
      text: entry.text,
      reference: entry.reference,
      party: entry.party,
      iban: entry.iban,
      dedupe: dedupeOf(entry, of.turn),
      created_at: of.now,
    })
    .onConflict((on) => on.columns(['account_id', 'dedupe']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Says again what an entry paid, as far as its expenses are here. Invoices stay where they were
 * issued: an entry that paid one is put aside.
 */
export async function restoreMatches(
  trx: Db,
  agencyId: string,
  { id, matches, state }: BankEntry,
  now: Date,
): Promise<void> {
  for (const { kind, recordId, amount, number, name, reason, auto } of matches) {
    const entry = await lockEntry(trx, agencyId, id)
    const row = kind === 'expense' ? await findExpense(trx, agencyId, recordId, true) : undefined
    const open = row ? row.paid - row.payable : 0
    if (!entry || !row || Math.sign(amount) !== Math.sign(open)) continue
    if (Math.abs(amount) > Math.min(Math.abs(open), Math.abs(entry.amount - entry.matched)))
      continue
    const candidate = { kind, recordId, number, name, partyKey: row.tax_id }
    await pay(trx, entry, [{ candidate, amount }], { reason, auto, by: null, now })
  }
  const isAside = state === 'aside' || matches.some(({ kind }) => kind === 'invoice')
  if (isAside)
    await trx
      .updateTable('bank_entry')
      .set({ state: 'aside' })
      .where('id', '=', id)
      .where('matched', '=', 0)
      .execute()
}

/** Takes an entry away, and back what it paid. */
export async function discardEntry(trx: Db, agencyId: string, id: string): Promise<void> {
  for (const { expense_id: expense, amount } of await matchesOf(trx, [id]))
    if (expense !== null) await unpayExpense(trx, { agencyId, id: expense, amount: -amount })
  await trx.deleteFrom('bank_entry').where('id', '=', id).execute()
}
