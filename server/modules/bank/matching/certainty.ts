import type { BankMatchKind, BankReason } from '../../../../generated/model/index.ts'
import { nameIn } from './in-text.ts'

/** An entry of the bank as it is matched; EUR cents. */
export interface Entry {
  id: string
  bookedOn: string
  /** What is left of it, below zero where it went out. */
  left: number
  /** All that the bank says of it, folded. */
  words: string
  iban: string | null
  /** Records that it does not pay, as somebody said. */
  refused: readonly string[]
}

/** What an entry could pay: an open invoice or expense. */
export interface Candidate {
  kind: BankMatchKind
  recordId: string
  number: string
  /** How its number may stand in what the bank says. */
  written: RegExp | null
  name: string
  issuedOn: string
  /** What is open, with the sign of an entry that pays it. */
  open: number
  /** By what its accounts are known: tax number, else its name. */
  partyKey: string
  /** An account of theirs that stands on the record itself. */
  iban: string | null
  /** The file of transfers that it stands in. */
  paymentId: string | null
}

/** Accounts that paid or were paid before, by `partyKey`. */
export type Known = ReadonlyMap<string, ReadonlySet<string>>

/** What an entry seems to pay. */
export interface Proposal {
  certainty: number
  reason: BankReason
  items: Candidate[]
  /** What would still be open of it. */
  missing: number
}

/** How sure each reason is, of the whole amount. */
export const CERTAINTY = { number: 100, account: 80, name: 60, part: 40 } as const
/** From here on an entry is matched by itself, where it is the only one. */
export const ALONE = 95
/** A name proves nothing of a payment that came earlier or later than this. */
const DAYS = 45
const DAY_MS = 86_400_000
/** A part that a name alone speaks for is at least half of it. */
const LEAST_PART = 0.5

/** Whether money of an entry can be for a record at all. */
export const fits = (entry: Entry, { recordId, open }: Candidate): boolean =>
  Math.sign(entry.left) === Math.sign(open) && !entry.refused.includes(recordId)

/** Whether an entry has the number of a record. */
export const sameNumber = ({ words }: Entry, { written }: Candidate): boolean =>
  written?.test(words) ?? false

/** Whether an entry comes from or goes to an account of theirs. */
export const sameAccount = ({ iban }: Entry, candidate: Candidate, known: Known): boolean =>
  iban !== null && (candidate.iban === iban || (known.get(candidate.partyKey)?.has(iban) ?? false))

/** Whether an entry has a name of theirs, near in time. */
export const sameName = (entry: Entry, { name, issuedOn }: Candidate): boolean =>
  Math.abs(Date.parse(entry.bookedOn) - Date.parse(issuedOn)) <= DAYS * DAY_MS &&
  nameIn(entry.words, name)

/**
 * How sure it is that an entry pays one record, and why; null where nothing speaks for it. 100: same
 * amount and the number in the text; 80: same amount and account; 60: same amount and a name, within
 * 45 days; 40: a part of it with one of these. More than is open is never proposed.
 */
export function proposalOf(entry: Entry, candidate: Candidate, known: Known): Proposal | null {
  if (!fits(entry, candidate)) return null
  const missing = candidate.open - entry.left
  if (missing !== 0 && Math.sign(missing) !== Math.sign(entry.left)) return null
  const propose = (reason: keyof typeof CERTAINTY): Proposal => ({
    certainty: CERTAINTY[reason],
    reason,
    items: [candidate],
    missing,
  })
  const number = sameNumber(entry, candidate)
  if (missing === 0) {
    if (number) return propose('number')
    if (sameAccount(entry, candidate, known)) return propose('account')
    return sameName(entry, candidate) ? propose('name') : null
  }
  const much = Math.abs(entry.left) >= Math.abs(candidate.open) * LEAST_PART
  const theirs = sameAccount(entry, candidate, known) || sameName(entry, candidate)
  return number || (much && theirs) ? propose('part') : null
}
