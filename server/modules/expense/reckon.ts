import type { ExpenseInput, ExpenseLine } from '../../../generated/model/index.ts'
import { isTooLarge, percentOf } from '../../money.ts'
import { yearsLater } from '../../passport/days.ts'
import { sepaIban } from '../../sepa/iban.ts'
import { normalTaxId } from '../agency/index.ts'

/** What VAT as printed may differ from its rate: suppliers round line by line. EUR cents. */
const ROUNDING = 100

/** A fault: the field, and the key of its sentence. */
export type Fault = [
  field: string,
  key:
    | 'blank'
    | 'taxId'
    | 'iban'
    | 'future'
    | 'past'
    | 'dueBefore'
    | 'vatOff'
    | 'rateTwice'
    | 'withheldMore'
    | 'withheldOf'
    | 'tooLarge',
]

/** A tax number as it is kept: Spanish ones by their check, others begin with their country. */
export function supplierTaxId(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  const spanish = normalTaxId(text)
  if (spanish !== null) return spanish
  return /^(?!ES)[A-Z]{2}[0-9A-Z]{3,18}$/.test(text) ? text : null
}

/** VAT of a line: as printed, else by its rate. */
export const vatOfLine = ({ vatPct, base, vat }: ExpenseLine): number =>
  vat ?? percentOf(base, vatPct)

function lineFaults(lines: readonly ExpenseLine[]): Fault[] {
  return lines.flatMap((line, at): Fault[] => {
    const off = Math.abs(vatOfLine(line) - percentOf(line.base, line.vatPct)) > ROUNDING
    const twice = lines.findIndex(({ vatPct }) => vatPct === line.vatPct) < at
    return [
      ...(off ? [[`lines.${at}.vat`, 'vatOff'] satisfies Fault] : []),
      ...(twice ? [[`lines.${at}.vatPct`, 'rateTwice'] satisfies Fault] : []),
    ]
  })
}

/** In years: of before that nobody notes an invoice, it is a slip of the year. */
const OLDEST = 10

/** What is wrong in an expense, field by field. */
export function faultsOf(data: ExpenseInput, today: string): Fault[] {
  const { supplierTaxId: taxId, supplierIban, issuedOn, dueOn, lines, withheld = 0 } = data
  const { net, vat } = comesTo(data)
  const blank = (['supplierName', 'number'] as const).filter((field) => data[field].trim() === '')
  return [
    ...blank.map((field): Fault => [field, 'blank']),
    ...(supplierTaxId(taxId) === null ? [['supplierTaxId', 'taxId'] satisfies Fault] : []),
    ...(supplierIban && sepaIban(supplierIban) === null
      ? [['supplierIban', 'iban'] satisfies Fault]
      : []),
    ...(issuedOn > today ? [['issuedOn', 'future'] satisfies Fault] : []),
    ...(issuedOn < yearsLater(today, -OLDEST) ? [['issuedOn', 'past'] satisfies Fault] : []),
    ...(dueOn && dueOn < issuedOn ? [['dueOn', 'dueBefore'] satisfies Fault] : []),
    ...lineFaults(lines),
    ...(withheld > 0 && !data.withheldFor ? [['withheldFor', 'withheldOf'] satisfies Fault] : []),
    ...(isTooLarge(net, net + vat) ? [['lines', 'tooLarge'] satisfies Fault] : []),
    ...(withheld > Math.max(0, net + vat) ? [['withheld', 'withheldMore'] satisfies Fault] : []),
  ]
}

/** By rate: its base, VAT as charged, and what of it is deducted (art. 92 Ley 37/1992). */
export const linesOf = ({ lines, deductiblePct = 100 }: ExpenseInput) =>
  lines.map((line) => {
    const printed = vatOfLine(line)
    const { vatPct: pct, base } = line
    return { pct, base, printed, deducted: percentOf(printed, deductiblePct) }
  })

/** The sum of the bases. */
export const netOf = ({ lines }: ExpenseInput): number =>
  lines.reduce((sum, { base }) => sum + base, 0)

/** What an expense comes to, in EUR cents: what is deducted is the sum of its rates. */
export function comesTo(data: ExpenseInput) {
  const net = netOf(data)
  const lines = linesOf(data)
  const vat = lines.reduce((sum, { printed }) => sum + printed, 0)
  const deductible = lines.reduce((sum, { deducted }) => sum + deducted, 0)
  return { net, vat, deductible, payable: net + vat - (data.withheld ?? 0) }
}

/** The same expense with tax number and account as they are compared. */
export function plainly(data: ExpenseInput): ExpenseInput {
  const { supplierIban, ...rest } = data
  const iban = supplierIban ? sepaIban(supplierIban) : null
  return {
    ...rest,
    supplierName: data.supplierName.trim(),
    supplierTaxId: supplierTaxId(data.supplierTaxId) ?? data.supplierTaxId,
    number: data.number.trim(),
    ...(iban === null ? {} : { supplierIban: iban }),
  }
}
