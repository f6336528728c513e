import type { CostLine, CostSheet } from '../../../generated/model/index.ts'
import { annuity } from './loan.ts'
import { sum } from './brackets.ts'
import { purchaseLines } from './purchase.ts'
import { rentLines } from './rent.ts'
import { TABLES } from './rules.ts'
import { line, type Subject } from './subject.ts'

const TIMES = { once: 0, month: 12, quarter: 4, year: 1 } as const
const isLet = ({ operation }: Subject): boolean => operation === 'A' || operation === 'TDA'

/** What keeping it costs, as the agency says. */
function owningLines({ costs }: Subject): CostLine[] {
  const {
    communityFee,
    communityFeePeriod = 'month',
    communityFeeIncluded,
    ibiYearly,
    garbageYearly,
  } = costs
  const lines: CostLine[] = []
  if (communityFee !== undefined)
    lines.push(
      line({
        id: 'community',
        group: 'owning',
        amount: communityFee,
        period: communityFeePeriod,
        notes: communityFeeIncluded ? ['communityIncluded'] : [],
      }),
    )
  else if (communityFeeIncluded)
    lines.push(
      line({
        id: 'communityIncluded',
        group: 'owning',
        amount: null,
        period: 'month',
        notes: ['communityIncluded'],
      }),
    )
  if (ibiYearly !== undefined)
    lines.push(line({ id: 'ibi', group: 'owning', amount: ibiYearly, period: 'year' }))
  if (garbageYearly !== undefined)
    lines.push(line({ id: 'garbage', group: 'owning', amount: garbageYearly, period: 'year' }))
  return lines
}

function mortgageLines({ mortgage }: Subject, price: number): CostLine[] {
  const { years, rate, downPayment, own } = mortgage
  const paid = Math.round((price * downPayment) / 100)
  const loan = price - paid
  const { monthly, interest } = annuity({ amount: loan, years, rate })
  const shared = { group: 'mortgage', certainty: own ? 'yours' : 'estimate' } as const
  return [
    line({ id: 'downPayment', ...shared, base: price, rate: downPayment, amount: paid }),
    line({
      id: 'loan',
      ...shared,
      base: price,
      rate: 100 - downPayment,
      amount: loan,
      notes: ['bankPaysAjd'],
    }),
    line({ id: 'monthly', ...shared, base: loan, rate, amount: monthly, period: 'month' }),
    line({ id: 'interest', ...shared, base: loan, rate, amount: interest }),
  ]
}

/** Sum of what counts; null as soon as a part of it is not known. */
function totalOf(lines: readonly CostLine[]): number | null {
  const counted = lines.filter(({ counts }) => counts)
  const known = counted.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  return counted.length > 0 && known.length === counted.length ? sum(known) : null
}

/** The whole sheet. Without a price (on request) only what keeping the home costs. */
export function costSheet(subject: Subject): CostSheet {
  const { price, mortgage, operation, island, buyer, date } = subject
  const main =
    price === null ? [] : isLet(subject) ? rentLines(subject, price) : purchaseLines(subject, price)
  const total = totalOf(main)
  const loaned =
    price !== null && !isLet(subject) && operation !== 'T' && mortgage.downPayment < 100
  const loan = loaned ? mortgageLines(subject, price) : []
  const borrowed = loan.find(({ id }) => id === 'loan')?.amount ?? 0
  const owning = owningLines(subject)
  const yearly = owning.filter(
    ({ amount, notes }) => amount !== null && !notes.includes('communityIncluded'),
  )
  return {
    operation,
    price,
    island,
    buyer,
    date,
    ruleVersion: TABLES.version,
    total,
    extra: total === null || price === null ? null : total - price,
    cash: loaned && total !== null ? total - borrowed : null,
    yearly:
      yearly.length > 0
        ? sum(yearly.map(({ amount, period }) => (amount ?? 0) * TIMES[period]))
        : null,
    mortgage: loaned
      ? { years: mortgage.years, rate: mortgage.rate, downPayment: mortgage.downPayment }
      : null,
    lines: [...main, ...loan, ...owning],
  }
}
