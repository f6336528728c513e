import { euroText } from './euro-text.ts'

/** One transfer of a file; EUR cents. */
export interface Credit {
  /** Ours of this transfer, which comes back in the statement; ≤ 35. */
  endToEndId: string
  amount: number
  name: string
  iban: string
  /** What it is for, ≤ 140. */
  text: string
}

/** A file of transfers from one account on one day. */
export interface CreditTransfers {
  /** Of the file, and of what it asks; ≤ 35, unique for the bank. */
  id: string
  /** When it was made. */
  at: Date
  /** YYYY-MM-DD. */
  on: string
  debtor: { name: string; iban: string }
  credits: readonly Credit[]
}

/**
 * Signs that every bank of SEPA takes (EPC217-08): others become what they resemble, or a blank. The
 * ampersand is none of them, so nothing is left to escape.
 */
const plain = (text: string, longest: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıİ]/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[·’`´]/g, "'")
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

/** Names have 70 signs in SEPA, though the schema takes 140. */
const NAME = 70
const ID = 35
const IBAN = 34

/** Ids neither begin nor end with a slash, nor have two together (EPC217-08). */
const idOf = (text: string): string =>
  plain(text.replace(/\/+/g, '/'), ID).replace(/^\/|\/$/g, '') || 'NOTPROVIDED'

const tag = (name: string, ...inner: string[]): string => `<${name}>${inner.join('')}</${name}>`

const account = (iban: string): string => tag('Id', tag('IBAN', plain(iban, IBAN)))

const sumText = (credits: readonly Credit[]): string =>
  euroText(credits.reduce((all, { amount }) => all + amount, 0))

const creditOf = ({ endToEndId, amount, name, iban, text }: Credit): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', idOf(endToEndId))),
    tag('Amt', `<InstdAmt Ccy="EUR">${euroText(amount)}</InstdAmt>`),
    tag('Cdtr', tag('Nm', plain(name, NAME) || 'NOTPROVIDED')),
    tag('CdtrAcct', account(iban)),
    tag('RmtInf', tag('Ustrd', plain(text, 140) || idOf(endToEndId))),
  )

/**
 * A customer's credit transfers as banks take them: ISO 20022 pain.001.001.09 by the rules of SEPA
 * (EPC132-08, 2023), one debit a file. Throws where there is nothing to pay.
 */
export function creditTransfers({ id, at, on, debtor, credits }: CreditTransfers): string {
  if (credits.length === 0 || credits.some(({ amount }) => amount < 1))
    throw new Error('There is nothing to pay')
  const name = plain(debtor.name, NAME) || 'NOTPROVIDED'
  const [count, sum] = [tag('NbOfTxs', String(credits.length)), tag('CtrlSum', sumText(credits))]
  const header = tag(
    'GrpHdr',
    tag('MsgId', idOf(id)),
    tag('CreDtTm', at.toISOString().slice(0, 19)),
    count,
    sum,
    tag('InitgPty', tag('Nm', name)),
  )
  const payment = tag(
    'PmtInf',
    tag('PmtInfId', idOf(id)),
    tag('PmtMtd', 'TRF'),
    count,
    sum,
    tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'SEPA'))),
    tag('ReqdExctnDt', tag('Dt', on)),
    tag('Dbtr', tag('Nm', name)),
    tag('DbtrAcct', account(debtor.iban)),
    // The bank knows itself by the account (EPC: IBAN only).
    tag('DbtrAgt', tag('FinInstnId', tag('Othr', tag('Id', 'NOTPROVIDED')))),
    tag('ChrgBr', 'SLEV'),
    ...credits.map(creditOf),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">' +
    `${tag('CstmrCdtTrfInitn', header, payment)}</Document>\n`
  )
}
