import type {
  BankCandidate,
  BankEntry,
  BankMatch,
  BankProposal,
} from '../../../generated/model/index.ts'
import type { EntryRow, MatchRow } from './bank.repository.ts'
import type { Candidate, Entry, Proposal } from './matching/certainty.ts'
import { folded } from './matching/in-text.ts'

/** An entry as it is matched: all that the bank says of it, folded once for all it is held to. */
export const toMatch = (row: EntryRow): Entry => ({
  id: row.id,
  bookedOn: row.booked_on,
  left: row.amount - row.matched,
  words: folded([row.text, row.reference, row.party].filter(Boolean).join(' ')),
  iban: row.iban,
  refused: row.refused,
})

export const toCandidate = ({
  kind,
  recordId,
  number,
  name,
  issuedOn,
  open,
}: Candidate): BankCandidate => ({ kind, recordId, number, name, issuedOn, open })

const toProposal = ({ items, ...rest }: Proposal): BankProposal => ({
  ...rest,
  items: items.map(toCandidate),
})

const toMatched = (row: MatchRow): BankMatch => ({
  kind: row.invoice_id === null ? 'expense' : 'invoice',
  recordId: row.invoice_id ?? row.expense_id ?? '',
  number: row.number,
  name: row.name,
  amount: row.amount,
  reason: row.reason,
  auto: row.auto,
})

/** An entry as its agency reads it. */
export const toEntry = (
  row: EntryRow,
  matches: readonly MatchRow[],
  proposals: readonly Proposal[],
): BankEntry => ({
  id: row.id,
  accountId: row.account_id,
  accountIban: row.account_iban,
  bookedOn: row.booked_on,
  valueOn: row.value_on,
  amount: row.amount,
  left: row.amount - row.matched,
  text: row.text,
  reference: row.reference,
  party: row.party,
  iban: row.iban,
  state: row.state,
  matches: matches.filter((one) => one.entry_id === row.id).map(toMatched),
  proposals: proposals.map(toProposal),
})
