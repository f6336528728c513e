import type { CostLine } from '../../../generated/model/index.ts'
import { monthsOf, ruleOn } from './rules.ts'
import { by, line, type Subject } from './subject.ts'

const MONTHLY = new Set(['MONTH', 'SEASON_MONTH', 'STUDENT_MONTH'])

/** A home let to live in (LAU 20 and 36); seasonal and student lets and other property are not. */
const isHabitual = ({ operation, type, offer }: Subject): boolean =>
  operation === 'A' && type === 'vivienda' && (offer.rentPeriod ?? 'MONTH') === 'MONTH'

function deposit(subject: Subject, price: number): CostLine {
  const kind = isHabitual(subject) ? 'home' : 'other'
  const rule = ruleOn(subject.date, monthsOf('deposit', kind))
  const told = subject.offer.depositMonths
  const months = told ?? rule?.months
  const asked = told !== undefined && told !== rule?.months
  return line({
    id: 'deposit',
    group: 'rent',
    base: price,
    amount: months === undefined ? null : months * price,
    counts: true,
    ...by(rule),
    ...(asked ? { certainty: 'agency' as const } : {}),
    notes: [asked ? 'depositAsAgency' : kind === 'home' ? 'depositHome' : 'depositOther'],
  })
}

function agencyFee(subject: Subject): CostLine {
  const rule = isHabitual(subject) ? ruleOn(subject.date, monthsOf('agencyFee', 'home')) : undefined
  return rule
    ? line({
        id: 'agencyFee',
        group: 'rent',
        amount: 0,
        counts: true,
        ...by(rule),
        notes: ['landlordPays'],
      })
    : line({ id: 'agencyFee', group: 'rent', amount: null, notes: ['agencyFeeOutside'] })
}

/**
 * What moving in costs: first month, deposit, guarantee, agency. Rents that are not monthly say
 * only their price.
 */
export function rentLines(subject: Subject, price: number): CostLine[] {
  const monthly = MONTHLY.has(subject.offer.rentPeriod ?? 'MONTH')
  if (!monthly)
    return [
      line({ id: 'firstMonth', group: 'rent', amount: price, counts: true, notes: ['notMonthly'] }),
      line({ id: 'deposit', group: 'rent', amount: null, counts: true, notes: ['notMonthly'] }),
    ]
  const extra = subject.offer.extraGuaranteeMonths
  return [
    line({ id: 'firstMonth', group: 'rent', amount: price, counts: true }),
    deposit(subject, price),
    extra === undefined
      ? line({ id: 'guarantee', group: 'rent', amount: null, notes: ['guaranteeAsked'] })
      : line({ id: 'guarantee', group: 'rent', base: price, amount: extra * price, counts: true }),
    agencyFee(subject),
  ]
}
