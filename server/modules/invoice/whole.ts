import type { InvoiceDoc } from '../../db/tables/ledger.ts'
import { isLang } from '../../contract/language.ts'
import type { InvoiceRow } from './invoice.repository.ts'

/** What an invoice says, as the database hands it out. */
export type Said = Pick<
  InvoiceRow,
  'kind' | 'language' | 'issuer' | 'receiver' | 'doc' | 'base' | 'vat'
>

const KINDS: readonly string[] = ['F1', 'F2', 'R1', 'R2', 'R3', 'R4', 'R5']

const isText = (value: unknown): value is string => typeof value === 'string'
const isFilled = (value: unknown): boolean => isText(value) && value.trim() !== ''
const isMoney = (value: unknown): boolean => Number.isSafeInteger(value)
const isNumber = (value: unknown): boolean => Number.isFinite(value)
const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)

const isParty = ({ name, taxId, address }: InvoiceRow['issuer']): boolean =>
  isFilled(name) && isText(address) && (taxId === null || isText(taxId))

const isLine = (line: InvoiceDoc['lines'][number] | null): boolean =>
  isFilled(line?.text) &&
  [line?.quantity, line?.vatPct].every(isNumber) &&
  [line?.price, line?.amount].every(isMoney) &&
  (line?.exemption === undefined || isText(line.exemption))

const isVat = (one: InvoiceDoc['vat'][number] | null): boolean =>
  isNumber(one?.pct) && isMoney(one?.base) && isMoney(one?.vat)

const isTransfer = (to: InvoiceDoc['transfer'] | null): boolean =>
  isFilled(to?.name) && isFilled(to?.iban)

/** Whether all that an invoice says is of a shape that this version reads. */
export const isReadable = ({ kind, language, issuer, receiver, doc }: Said): boolean =>
  KINDS.includes(kind) &&
  isLang(language) &&
  isParty(issuer) &&
  isFilled(issuer.address) &&
  isParty(receiver) &&
  isNumber(doc.withheldPct) &&
  (doc.footer === undefined || isText(doc.footer)) &&
  (doc.transfer === undefined || isTransfer(doc.transfer)) &&
  doc.lines.every(isLine) &&
  doc.vat.every(isVat)

/**
 * Whether this version reads all of an invoice: it is shown whole or not at all, since one with a
 * line less is another invoice. What another version wrote in its own way is missed in the sums,
 * which stand in columns of their own.
 */
export const isWhole = (row: Said): boolean =>
  isReadable(row) &&
  sum(row.doc.lines.map(({ amount }) => amount)) === row.base &&
  sum(row.doc.vat.map(({ base }) => base)) === row.base &&
  sum(row.doc.vat.map(({ vat }) => vat)) === row.vat
