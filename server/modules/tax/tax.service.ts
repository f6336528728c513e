import type {
  InvoiceSide,
  TaxFigures,
  TaxItem,
  TaxPartners,
  TaxQuarterSums,
  TaxSums,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { monthsFrom, quarterDays, quarterOf } from './period.ts'
import { expenseItems, expensePartners, merged } from './expenses.ts'
import { receivedIn } from './received.ts'
import { invoicePartners, standingOf, vatItems, withheldItems } from './tax.repository.ts'

/** Above which a partner is declared, EUR cents with VAT (RD 1065/2007, art. 33.1: 3,005.06 €). */
export const LIMIT = 300_506

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What items come to, rate by rate, the highest first. Pure. */
export function sumsOf(items: readonly TaxItem[], side: InvoiceSide): TaxSums {
  const mine = items.filter((one) => one.side === side)
  const names = [...new Set(mine.map(({ model, pct }) => `${model ?? ''} ${pct}`))]
  const rates = names.map((name) => {
    const at = mine.filter(({ model, pct }) => `${model ?? ''} ${pct}` === name)
    const [{ model, pct } = { model: null, pct: 0 }] = at
    return {
      model,
      pct,
      base: sum(at.map(({ base }) => base)),
      amount: sum(at.map(({ amount }) => amount)),
    }
  })
  return {
    base: sum(mine.map(({ base }) => base)),
    amount: sum(mine.map(({ amount }) => amount)),
    rates: rates.toSorted((a, b) => (a.model ?? '').localeCompare(b.model ?? '') || b.pct - a.pct),
  }
}

/** VAT, or what was withheld, of a quarter, each sum with what it is of. */
export async function quarterSums(
  db: Db,
  { agencyId, quarter, of }: { agencyId: string; quarter: string; of: 'vat' | 'withheld' },
): Promise<TaxQuarterSums> {
  const days = quarterDays(quarter)
  const invoices = await (of === 'vat' ? vatItems : withheldItems)(db, agencyId, days)
  const expenses = expenseItems(await receivedIn(db, agencyId, days), of)
  const items = [...invoices, ...expenses].toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn))
  const [issued, received] = [sumsOf(items, 'issued'), sumsOf(items, 'received')]
  return { quarter, ...days, issued, received, items }
}

/** Partners of a year above the limit, invoices and expenses together, the largest first. */
export async function partnersOf(db: Db, agencyId: string, year: number): Promise<TaxPartners> {
  const days = monthsFrom(year, 1, 12)
  const expenses = expensePartners(await receivedIn(db, agencyId, days))
  const all = merged([...(await invoicePartners(db, agencyId, days)), ...expenses])
  const items = all
    .filter(({ total }) => Math.abs(total) > LIMIT)
    .toSorted(
      (a, b) => a.side.localeCompare(b.side) || b.total - a.total || a.taxId.localeCompare(b.taxId),
    )
  return { year, limit: LIMIT, items }
}

/** How an agency stands on a day (YYYY-MM-DD). */
export async function figuresOf(db: Db, agencyId: string, today: string): Promise<TaxFigures> {
  const month = today.slice(0, 7)
  const days = monthsFrom(Number(month.slice(0, 4)), Number(month.slice(5)), 1)
  const quarter = quarterOf(today)
  const { issued, received } = await quarterSums(db, { agencyId, quarter, of: 'vat' })
  return {
    month,
    ...days,
    ...(await standingOf(db, agencyId, { ...days, today })),
    quarter,
    vatCharged: issued.amount,
    vatBorne: received.amount,
  }
}
