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
import { partnersAbove, standingOf, vatItems, withheldItems } from './tax.repository.ts'

/** Above which a partner is declared, EUR cents with VAT (RD 1065/2007, art. 33.1: 3,005.06 €). */
export const LIMIT = 300_506

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What items come to, rate by rate, the highest first. Pure. */
export function sumsOf(items: readonly TaxItem[], side: InvoiceSide): TaxSums {
  const mine = items.filter((one) => one.side === side)
  const rates = [...new Set(mine.map(({ pct }) => pct))].toSorted((a, b) => b - a)
  const at = (pct: number) => mine.filter((one) => one.pct === pct)
  return {
    base: sum(mine.map(({ base }) => base)),
    amount: sum(mine.map(({ amount }) => amount)),
    rates: rates.map((pct) => ({
      pct,
      base: sum(at(pct).map(({ base }) => base)),
      amount: sum(at(pct).map(({ amount }) => amount)),
    })),
  }
}

/** VAT, or what was withheld, of a quarter, each sum with what it is of. */
export async function quarterSums(
  db: Db,
  { agencyId, quarter, of }: { agencyId: string; quarter: string; of: 'vat' | 'withheld' },
): Promise<TaxQuarterSums> {
  const days = quarterDays(quarter)
  const items = await (of === 'vat' ? vatItems : withheldItems)(db, agencyId, days)
  const [issued, received] = [sumsOf(items, 'issued'), sumsOf(items, 'received')]
  return { quarter, ...days, issued, received, items }
}

/** Partners of a year above the limit. */
export const partnersOf = async (db: Db, agencyId: string, year: number): Promise<TaxPartners> => ({
  year,
  limit: LIMIT,
  items: await partnersAbove(db, agencyId, { ...monthsFrom(year, 1, 12), limit: LIMIT }),
})

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
