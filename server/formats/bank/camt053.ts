import { normalIban, sepaIban } from '../../sepa/iban.ts'
import { all, at, textAt, treeOf, type Element } from './xml-tree.ts'
import { BadStatement, day, keepable, MOST_ENTRIES, oneLine, sumOf } from './statement.ts'
import type { ReadEntry, ReadStatement } from './statement.ts'

/**
 * CAMT.053 (ISO 20022, Bank-to-Customer Statement), versions 2 to 13: names that moved between them
 * are looked for in both places.
 */

/** An amount in whole cents of EUR, without sign. */
function amountOf(element: Element | undefined, line: number): number {
  const [, euros = '', cents = ''] =
    /^(\d{1,12})(?:\.(\d*))?$/.exec(element?.text.trim() ?? '') ?? []
  if (!element || euros === '' || /[1-9]/.test(cents.slice(2)))
    throw new BadStatement('amount', line)
  if (element.currency !== null && element.currency !== 'EUR')
    throw new BadStatement('currency', line)
  return keepable(Number(euros) * 100 + Number(cents.slice(0, 2).padEnd(2, '0')), line)
}

const isOut = (element: Element): boolean => textAt(element, 'CdtDbtInd') === 'DBIT'

/** A day, of a date or a moment, as it is written. */
function dayAt(from: Element, ...path: string[]): string | null {
  const text = textAt(from, ...path, 'Dt') ?? textAt(from, ...path, 'DtTm')
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '') ?? []
  return text === null ? null : day(year, month, date, from.line)
}

/** A balance of a kind in EUR; null where it says none. */
function balanceOf(statement: Element, ...kinds: string[]): number | null {
  const found = all(statement, 'Bal').find(
    (one) =>
      kinds.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd') ?? '') &&
      at(one, 'Amt')?.currency === 'EUR',
  )
  if (!found) return null
  return amountOf(at(found, 'Amt'), found.line) * (isOut(found) ? -1 : 1) || 0
}

/** What one transaction says beyond its entry. */
function detailsOf(details: Element, entry: Element, out: boolean) {
  const who = out ? 'Cdtr' : 'Dbtr'
  const parties = at(details, 'RltdPties')
  const party = parties && (textAt(parties, who, 'Pty', 'Nm') ?? textAt(parties, who, 'Nm'))
  const iban = parties && textAt(parties, `${who}Acct`, 'Id', 'IBAN')
  const endToEnd = textAt(details, 'Refs', 'EndToEndId')
  const words = [
    ...all(details, 'RmtInf', 'Ustrd').map(({ text }) => text),
    textAt(details, 'AddtlTxInf') ?? '',
  ].join(' ')
  return {
    text: oneLine(words) ?? oneLine(textAt(entry, 'AddtlNtryInf') ?? '') ?? '',
    reference:
      textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref') ??
      (endToEnd === 'NOTPROVIDED' ? null : oneLine(endToEnd ?? '')),
    party: oneLine(party ?? ''),
    iban: iban ? sepaIban(iban) : null,
  }
}

/**
 * An entry, or its transactions where each says its amount in EUR and together they are the entry: a
 * bank puts transfers of a day together, and each pays another invoice.
 */
function entriesOf(entry: Element): ReadEntry[] {
  const out = isOut(entry)
  const bookedOn = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt')
  if (bookedOn === null) throw new BadStatement('date', entry.line)
  const amount = amountOf(at(entry, 'Amt'), entry.line)
  const shared = { bookedOn, valueOn: dayAt(entry, 'ValDt') }
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const parts = details.map((one) => at(one, 'Amt') ?? at(one, 'AmtDtls', 'TxAmt', 'Amt'))
  const cents = parts.map((part) => (part?.currency === 'EUR' ? amountOf(part, entry.line) : null))
  const sign = out ? -1 : 1
  if (details.length > 1 && cents.every((one) => one !== null) && sum(cents) === amount)
    return details.map((one, index) => ({
      ...shared,
      amount: sign * (cents[index] ?? 0),
      ...detailsOf(one, entry, out),
    }))
  const said = details.map((one) => detailsOf(one, entry, out))
  const text = oneLine(said.map((one) => one.text).join(' '))
  const first = said[0] ?? { reference: null, party: null, iban: null }
  const alone = said.length === 1 ? first : { ...first, party: null, iban: null }
  return [
    {
      ...shared,
      amount: sign * amount || 0,
      ...alone,
      text: text ?? oneLine(textAt(entry, 'AddtlNtryInf') ?? '') ?? '',
    },
  ]
}

const sum = (cents: (number | null)[]): number =>
  cents.reduce<number>((all, one) => all + (one ?? 0), 0)

/** Only what is booked has happened; versions to 4 say so in the element itself. */
const isBooked = (entry: Element): boolean =>
  (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

function ibanOf(statement: Element): string {
  const said =
    textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  const iban = said === null ? null : (normalIban(said) ?? sepaIban(said))
  if (iban === null) throw new BadStatement('account', statement.line)
  return iban
}

function statementOf(statement: Element): ReadStatement {
  const { line } = statement
  if ((textAt(statement, 'Acct', 'Ccy') ?? 'EUR') !== 'EUR')
    throw new BadStatement('currency', line)
  const booked = all(statement, 'Ntry').filter(isBooked)
  const entries = booked.flatMap(entriesOf)
  const opening = balanceOf(statement, 'OPBD', 'PRCD')
  const closing = balanceOf(statement, 'CLBD')
  const said = textAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
  if (said !== null && Number(said) !== all(statement, 'Ntry').length)
    throw new BadStatement('count', line)
  if (opening !== null && closing !== null && opening + sumOf(entries) !== closing)
    throw new BadStatement('sums', line)
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted()
  const created = textAt(statement, 'CreDtTm')?.slice(0, 10) ?? ''
  const [year = '', month = '', date = ''] = created.split('-')
  const fallback = days.length > 0 ? '' : day(year, month, date, line)
  return {
    iban: ibanOf(statement),
    name: oneLine(textAt(statement, 'Acct', 'Ownr', 'Nm') ?? '') ?? '',
    from: days[0] ?? fallback,
    to: days.at(-1) ?? fallback,
    opening,
    closing,
    entries: entries.filter(({ amount }) => amount !== 0),
    countOff: false,
  }
}

/** Whether a text is such a statement. */
export const isCamt053 = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>)?[\s\S]{0,2000}camt\.053/.test(text.slice(0, 4000)) ||
  text.slice(0, 4000).includes('BkToCstmrStmt')

/** Its statements, one an account. Throws BadStatement where its own sums differ. */
export async function readCamt053(xml: string): Promise<ReadStatement[]> {
  const statements = all(await treeOf(xml), 'Document', 'BkToCstmrStmt', 'Stmt').map(statementOf)
  if (statements.length === 0) throw new BadStatement('empty')
  if (statements.reduce((count, { entries }) => count + entries.length, 0) > MOST_ENTRIES)
    throw new BadStatement('tooMany')
  return statements
}
