import type { RentalCheckInput } from '../../../generated/model/index.ts'
import type { RentalFigure, StoredEligibility, StoredReason } from '../../db/tables/rental.ts'
import { ruleFor, rulesOn, type Rule, type RuleId } from './rules.ts'

type Outcome = [
  outcome: StoredReason['outcome'],
  key: string,
  figures?: Record<string, RentalFigure>,
]
type Judge = (
  answers: RentalCheckInput,
  date: string,
) => { rule: Rule | undefined; outcome: (rule: Rule) => Outcome }

/** A day so many months later; the 31st of a shorter month is its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

const of =
  (id: RuleId, judge: (answers: RentalCheckInput, date: string, rule: Rule) => Outcome): Judge =>
  (answers, date) => ({
    rule: ruleFor(date, id, answers.island ?? null),
    outcome: (rule) => judge(answers, date, rule),
  })

/** Nothing beyond a sum, in cents. */
const atMost = (value: number | undefined, rule: Rule, id: RuleId): Outcome => {
  const limit = { cents: rule.amount ?? 0 }
  if (value === undefined) return ['unknown', `${id}Unknown`, { limit }]
  return [
    value <= limit.cents ? 'met' : 'failed',
    `${id}${value <= limit.cents ? 'Met' : 'Failed'}`,
    { limit, value: { cents: value } },
  ]
}

const largeHolder = of('largeHolder', ({ largeHolder: answer }) =>
  answer === undefined
    ? ['unknown', 'largeHolderUnknown']
    : answer === 'no'
      ? ['met', 'largeHolderMet']
      : ['failed', 'largeHolderFailed'],
)

const ownedSince = of('ownedSince', ({ ownedSince: since }, date, { amount }) => {
  const years = amount ?? 0
  if (since === undefined) return ['unknown', 'ownedSinceUnknown', { years }]
  const due = addMonths(since, years * 12)
  return due < date
    ? ['met', 'ownedSinceMet', { years, since: { day: since } }]
    : ['failed', 'ownedSinceFailed', { years, due: { day: due } }]
})

const empty = of('empty', ({ registered, lastRegisteredOn: last }, date, { amount }) => {
  const months = amount ?? 0
  if (registered === 'no') return ['met', 'emptyMet', { months }]
  if (registered === undefined || last === undefined) return ['unknown', 'emptyUnknown', { months }]
  const due = addMonths(last, months)
  return due < date
    ? ['met', 'emptyMet', { months }]
    : ['failed', 'emptyFailed', { months, due: { day: due } }]
})

const residence = of('residence', ({ registeredSince: since }, date, { amount }) => {
  const years = amount ?? 0
  if (since === undefined) return ['unknown', 'residenceUnknown', { years }]
  const due = addMonths(since, years * 12)
  return due <= date
    ? ['met', 'residenceMet', { years, since: { day: since } }]
    : ['failed', 'residenceFailed', { years, due: { day: due } }]
})

const total = (incomes: number[] | undefined): number | null =>
  incomes && incomes.length > 0 ? incomes.reduce((sum, one) => sum + one, 0) : null

const rentShare = of('rentShare', ({ monthlyRent: rent, incomes }, _date, { amount }) => {
  const percent = amount ?? 0
  const income = total(incomes)
  if (income === null) return ['unknown', 'rentShareUnknown', { percent }]
  // Whole euros, downwards: a rent of that many is within the share.
  const most = { cents: Math.floor((income * percent) / 100 / 12 / 100) * 100 }
  if (rent === undefined) return ['unknown', 'rentShareMost', { percent, most }]
  return rent * 12 * 100 <= income * percent
    ? ['met', 'rentShareMet', { percent, most }]
    : ['failed', 'rentShareFailed', { percent, most }]
})

const incomeMax: Judge = ({ incomes }, date) => {
  const members = incomes?.length ?? 0
  const income = total(incomes)
  const rule = ruleFor(date, 'incomeMax', null, members)
  if (rule && income !== null) return { rule, outcome: () => atMost(income, rule, 'incomeMax') }
  const [one, two] = [1, 2].map((n) => ruleFor(date, 'incomeMax', null, n)?.amount ?? 0)
  return {
    rule: ruleFor(date, 'incomeMax', null, 2),
    outcome: () => [
      'unknown',
      members > 2 ? 'incomeMaxMany' : 'incomeMaxUnknown',
      { one: { cents: one ?? 0 }, two: { cents: two ?? 0 } },
    ],
  }
}

const JUDGES: Record<RentalCheckInput['side'], [RuleId, Judge][]> = {
  owner: [
    ['largeHolder', largeHolder],
    ['ownedSince', ownedSince],
    ['empty', empty],
    ['rentCap', of('rentCap', ({ askedRent }, _date, rule) => atMost(askedRent, rule, 'rentCap'))],
  ],
  tenant: [
    ['residence', residence],
    [
      'tenantRent',
      of('tenantRent', ({ monthlyRent }, _date, rule) => atMost(monthlyRent, rule, 'tenantRent')),
    ],
    ['rentShare', rentShare],
    ['incomeMax', incomeMax],
  ],
}

/**
 * What the conditions of a day say of the answers. One that fails decides; while one is unknown,
 * nothing is promised.
 */
export function eligibility(answers: RentalCheckInput, date: string): StoredEligibility {
  const inForce = rulesOn(date)
  const reasons = JUDGES[answers.side].flatMap(([id, judge]): StoredReason[] => {
    const known = inForce.find((rule) => rule.id === id)
    if (!known) return []
    const { rule, outcome } = judge(answers, date)
    const { validFrom, readOn, source } = rule ?? known
    // The only condition that is missing for a known household or island is one of an island nobody
    // has named.
    const [result, key, figures = {}] = rule
      ? outcome(rule)
      : (['unknown', 'islandUnknown'] as Outcome)
    return [{ rule: id, outcome: result, key, figures, validFrom, readOn, source }]
  })
  const ok = reasons.some(({ outcome }) => outcome === 'failed')
    ? false
    : reasons.length > 0 && reasons.every(({ outcome }) => outcome === 'met')
      ? true
      : null
  return { ok, date, reasons }
}
