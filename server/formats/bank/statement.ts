/** An entry as a bank wrote it; EUR cents, below zero where money went out. */
export interface ReadEntry {
  /** YYYY-MM-DD. */
  bookedOn: string
  valueOn: string | null
  amount: number
  text: string
  reference: string | null
  /** Who paid or was paid, and their account, where the file says it apart. */
  party: string | null
  iban: string | null
}

/** A statement of one account. */
export interface ReadStatement {
  /** Null in a table, which names none. */
  iban: string | null
  /** Holder, as the bank writes it. */
  name: string
  from: string
  to: string
  opening: number | null
  closing: number | null
  entries: ReadEntry[]
  /** The file counts one record more or less than it has. */
  countOff: boolean
}

/** Why a file is refused whole. */
export type BadReason =
  | 'unknown'
  | 'record'
  | 'date'
  | 'amount'
  | 'currency'
  | 'sums'
  | 'count'
  | 'cut'
  | 'account'
  | 'xml'
  | 'columns'
  | 'empty'
  | 'tooMany'

/** A statement that is refused whole; `line` from 1 where one is to blame. */
export class BadStatement extends Error {
  readonly reason: BadReason
  readonly line: number
  constructor(reason: BadReason, line = 0) {
    super(`${reason} in line ${line}`)
    this.reason = reason
    this.line = line
  }
}

/** Entries that one file may have. */
export const MOST_ENTRIES = 20_000

/** The largest amount the contract has room for, in cents. */
const LARGEST = 99_999_999_999

/** An amount that can be kept, else the file is refused. */
export function keepable(amount: number, line: number): number {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > LARGEST)
    throw new BadStatement('amount', line)
  return amount
}

/** Years in which an account may have an entry: others are slips, and would stay the last of all. */
const YEARS = /^(?:19[5-9]\d|20\d\d)$/

/** A day that is in the calendar, else the file is refused. */
export function day(year: string, month: string, date: string, line: number): string {
  const text = `${year}-${month}-${date}`
  const at = Date.parse(`${text}T00:00:00Z`)
  if (!YEARS.test(year) || !Number.isFinite(at) || !new Date(at).toISOString().startsWith(text))
    throw new BadStatement('date', line)
  return text
}

/** A text in one line without blanks around it; null where nothing is left. */
export const oneLine = (text: string): string | null =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 1000) || null

/** What entries come to. */
export const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((all, { amount }) => all + amount, 0)
