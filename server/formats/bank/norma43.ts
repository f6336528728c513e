import { spanishIban } from '../../sepa/iban.ts'
import { BadStatement, day, keepable, MOST_ENTRIES, oneLine } from './statement.ts'
import type { ReadStatement } from './statement.ts'

/**
 * Norma 43 (AEB, Cuaderno 43, June 2012): records of 80 columns, the first two say which. 11 begins
 * an account, 22 is an entry, 23 its text (up to five), 24 its amount in another currency, 33 ends
 * the account with its sums, 88 the file with the number of its records.
 */

/** Numeric code of ISO 4217 of the euro. */
const EURO = '978'
const DEBIT = '1'

/** How many entries went one way, and what they come to. */
interface Side {
  count: number
  sum: number
}

interface Open {
  read: ReadStatement
  /** Bank, branch and account, which 33 repeats. */
  head: string
  out: Side
  in: Side
  /** Text of the entry that is being read. */
  text: string
}

const yymmdd = (text: string, line: number): string =>
  day(`20${text.slice(0, 2)}`, text.slice(2, 4), text.slice(4, 6), line)

/** A number that fills its columns with zeros. */
function digits(text: string, line: number): number {
  if (!/^\d+$/.test(text)) throw new BadStatement('amount', line)
  return Number(text)
}

/** An amount with its sign; zero has none. */
const signed = (sign: string, text: string, line: number): number =>
  keepable(digits(text, line) * (sign === DEBIT ? -1 : 1), line) || 0

const none = (): Side => ({ count: 0, sum: 0 })

function begin(record: string, line: number): Open {
  if (record.slice(47, 50) !== EURO) throw new BadStatement('currency', line)
  return {
    head: record.slice(2, 20),
    read: {
      iban: spanishIban(record.slice(2, 6), record.slice(6, 10), record.slice(10, 20)),
      name: oneLine(record.slice(51, 77)) ?? '',
      from: yymmdd(record.slice(20, 26), line),
      to: yymmdd(record.slice(26, 32), line),
      opening: signed(record.charAt(32), record.slice(33, 47), line),
      closing: null,
      entries: [],
      countOff: false,
    },
    out: none(),
    in: none(),
    text: '',
  }
}

/** Document and both references, but for those that are nothing but zeros. */
const referenceOf = (record: string): string | null =>
  [record.slice(42, 52), record.slice(52, 64), record.slice(64, 80)]
    .map((part) => part.trim())
    .filter((part) => /[^0\s]/.test(part))
    .join(' ') || null

function addEntry(account: Open, record: string, line: number): void {
  const amount = signed(record.charAt(27), record.slice(28, 42), line)
  const side = record.charAt(27) === DEBIT ? account.out : account.in
  side.count += 1
  side.sum += Math.abs(amount)
  account.text = ''
  if (account.read.entries.length >= MOST_ENTRIES) throw new BadStatement('tooMany', line)
  account.read.entries.push({
    bookedOn: yymmdd(record.slice(10, 16), line),
    valueOn: yymmdd(record.slice(16, 22), line),
    amount,
    text: '',
    reference: referenceOf(record),
    party: null,
    iban: null,
  })
}

/** Two texts of 38 columns each; a word may go on from one to the next. */
function addText(account: Open, record: string, line: number): void {
  const entry = account.read.entries.at(-1) ?? cut(line)
  account.text += record.slice(4, 80)
  entry.text = oneLine(account.text) ?? ''
}

const cut = (line: number): never => {
  throw new BadStatement('record', line)
}

/** Refuses an account whose entries are not those that its last record sums. */
function end(account: Open, record: string, line: number): ReadStatement {
  const { read, head, out } = account
  const said = [
    digits(record.slice(20, 25), line),
    digits(record.slice(25, 39), line),
    digits(record.slice(39, 44), line),
    digits(record.slice(44, 58), line),
  ]
  const found = [out.count, out.sum, account.in.count, account.in.sum]
  if (record.slice(2, 20) !== head || said.some((one, at) => one !== found[at]))
    throw new BadStatement('sums', line)
  const closing = signed(record.charAt(58), record.slice(59, 73), line)
  const reckoned = (read.opening ?? 0) + account.in.sum - out.sum
  // Some banks leave the last balance empty, as of cards: zero is then no balance.
  if (closing !== reckoned && closing !== 0) throw new BadStatement('sums', line)
  // An entry of nothing is only there to say something.
  const entries = read.entries.filter(({ amount }) => amount !== 0)
  return { ...read, entries, closing: closing === reckoned ? closing : null }
}

/** Whether a text is a file of this norm. */
export const isNorma43 = (text: string): boolean => /^\s*(?:00\d{4}|11\d{18})/.test(text)

/**
 * Its statements, one an account. Throws BadStatement, the whole file, where sums of 33 or the count
 * of 88 differ: by one is let pass (`countOff`), since banks do not agree whether 88 counts itself.
 */
export function readNorma43(text: string): ReadStatement[] {
  const done: ReadStatement[] = []
  let account: Open | null = null
  let records = 0
  let said: number | null = null
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    // Some banks end the file with the sign that DOS ended files with.
    const record = raw.replaceAll('\u001A', '').padEnd(80)
    const line = at + 1
    if (record.trim() === '') continue
    if (said !== null) cut(line)
    const kind = record.slice(0, 2)
    if (kind === '88') {
      said = digits(record.slice(20, 26), line)
      continue
    }
    records += 1
    if (kind === '00' || kind === '24') continue
    if (kind === '11') {
      if (account) cut(line)
      account = begin(record, line)
      continue
    }
    if (!account) return cut(line)
    if (kind === '22') addEntry(account, record, line)
    else if (kind === '23') addText(account, record, line)
    else if (kind === '33') {
      done.push(end(account, record, line))
      account = null
    } else cut(line)
  }
  if (account || said === null) throw new BadStatement('cut')
  if (Math.abs(said - records) > 1) throw new BadStatement('count')
  return done.map((one) => ({ ...one, countOff: said !== records }))
}
