import type { TaxItem, TaxPartner } from '../../../generated/model/index.ts'
import type { Received } from './received.ts'

const paperOf = ({ id, number, issuedOn, name, taxId }: Received) => ({
  record: 'expense' as const,
  recordId: id,
  fullNumber: number,
  issuedOn,
  side: 'received' as const,
  name,
  taxId,
})

/** VAT of what was billed elsewhere, a row a paper and rate. Pure. */
const vatRows = (one: Received): TaxItem[] =>
  one.vat.map(({ pct, base, printed, deducted }) => ({
    ...paperOf(one),
    model: null,
    pct,
    base,
    printed,
    amount: deducted,
  }))

/** IRPF that the agency withheld, a row a paper. Pure. */
const withheldRows = (one: Received): TaxItem[] =>
  one.withheld ? [{ ...paperOf(one), ...one.withheld, printed: one.withheld.amount }] : []

/** Rows of a tax of what was billed elsewhere. Pure. */
export const expenseItems = (found: readonly Received[], of: 'vat' | 'withheld'): TaxItem[] =>
  found.flatMap(of === 'vat' ? vatRows : withheldRows)

/** Who billed elsewhere, a row a paper, without those of which IRPF was withheld. Pure. */
export const expensePartners = (found: readonly Received[]): TaxPartner[] =>
  found
    .filter(({ withheld }) => withheld === null)
    .map(({ name, taxId, vat }) => ({
      side: 'received',
      taxId,
      name,
      total: vat.reduce((all, { base, printed }) => all + base + printed, 0),
      invoices: 0,
      expenses: 1,
    }))

/** One row for each partner and side; the first one's name stands. Pure. */
export function merged(partners: readonly TaxPartner[]): TaxPartner[] {
  const found = new Map<string, TaxPartner>()
  for (const one of partners) {
    const key = `${one.side} ${one.taxId}`
    const before = found.get(key) ?? { ...one, total: 0, invoices: 0, expenses: 0 }
    found.set(key, {
      ...before,
      total: before.total + one.total,
      invoices: before.invoices + one.invoices,
      expenses: before.expenses + one.expenses,
    })
  }
  return [...found.values()]
}
