import { fold, type Db } from '../../db/index.ts'
import { findExpense, openExpenses, type ExpenseRow } from '../expense/index.ts'
import { lockOpen, openIssued, type InvoiceRow } from '../invoice/index.ts'
import type { Candidate, Known } from './matching/certainty.ts'
import { writtenAs } from './matching/in-text.ts'

/** By what a party's accounts are known: its tax number, else its name. */
const keyOf = (taxId: string | null, name: string): string => taxId ?? `=${fold(name)}`

/** An invoice is paid by money that comes in, a rectifying one by money that goes back. */
const ofInvoice = (row: InvoiceRow): Candidate => ({
  kind: 'invoice',
  recordId: row.id,
  number: row.full_number,
  written: writtenAs(row.full_number),
  name: row.receiver.name,
  issuedOn: row.issued_on,
  open: row.payable - row.paid,
  partyKey: keyOf(row.receiver.taxId, row.receiver.name),
  iban: null,
  paymentId: null,
})

/** An expense is paid by money that goes out, a credit of a supplier by money that comes. */
const ofExpense = (row: ExpenseRow): Candidate => ({
  kind: 'expense',
  recordId: row.id,
  number: row.number,
  written: writtenAs(row.number),
  // Another version may keep it elsewhere: the entry is still there to be matched.
  name: row.data.supplierName ?? '',
  issuedOn: row.issued_on,
  open: row.paid - row.payable,
  partyKey: row.tax_id,
  iban: row.data.supplierIban ?? null,
  paymentId: row.payment_id,
})

/** All that an agency's entries could pay. */
export async function candidatesOf(db: Db, agencyId: string): Promise<Candidate[]> {
  const invoices = await openIssued(db, agencyId)
  const expenses = await openExpenses(db, agencyId)
  return [...invoices.map(ofInvoice), ...expenses.map(ofExpense)]
}

/**
 * What of a candidate is open now, with the sign of an entry that pays it; nobody else pays it until
 * the transaction ends. It may be less than when the candidates were read.
 */
export async function openNow(
  trx: Db,
  agencyId: string,
  { kind, recordId }: Pick<Candidate, 'kind' | 'recordId'>,
): Promise<number> {
  if (kind === 'invoice') return lockOpen(trx, agencyId, recordId)
  const row = await findExpense(trx, agencyId, recordId, true)
  return row ? row.paid - row.payable : 0
}

/** Accounts from and to which a party paid before, as matches said. */
export async function knownAccounts(db: Db, agencyId: string): Promise<Known> {
  const rows = await db
    .selectFrom('bank_match')
    .innerJoin('bank_entry', 'bank_entry.id', 'bank_match.entry_id')
    .select(['bank_match.party_key', 'bank_entry.iban'])
    .distinct()
    .where('bank_match.agency_id', '=', agencyId)
    .where('bank_entry.iban', 'is not', null)
    .execute()
  const known = new Map<string, Set<string>>()
  for (const { party_key: key, iban } of rows)
    if (iban !== null) known.set(key, (known.get(key) ?? new Set()).add(iban))
  return known
}
