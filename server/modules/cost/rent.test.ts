import { describe, expect, it } from 'vitest'
import { rentLines } from './rent.ts'
import type { Subject } from './subject.ts'

const PRICE = 120_000
const subject = (change: Partial<Subject> = {}): Subject => ({
  price: PRICE,
  operation: 'A',
  type: 'vivienda',
  island: 'MALLORCA',
  newBuild: false,
  buyer: 'general',
  date: '2026-11-21',
  offer: {},
  costs: {},
  mortgage: { years: 25, rate: 3, downPayment: 30, own: false },
  ...change,
})
const lines = (change?: Partial<Subject>) => rentLines(subject(change), PRICE)
const lineOf = (id: string, change?: Partial<Subject>) =>
  lines(change).find((line) => line.id === id)

/** What no rule and nobody has said. */
const PLAIN = {
  base: null,
  rate: null,
  period: 'once',
  counts: false,
  parts: [],
  rule: null,
  source: null,
  certainty: 'agency',
  notes: [],
}
const LAW = {
  rule: 'rent.deposit.home.2023-07-18',
  source: 'LAU, art. 36; depósito en el IBAVI (vidalasesores.com, fis3.es)',
  certainty: 'read',
}

it('says every word of what moving into a home costs', () =>
  expect(lines()).toEqual([
    { ...PLAIN, id: 'firstMonth', label: 'firstMonth', group: 'rent', amount: PRICE, counts: true },
    {
      ...PLAIN,
      ...LAW,
      id: 'deposit',
      label: 'deposit',
      group: 'rent',
      base: PRICE,
      amount: PRICE,
      counts: true,
      notes: ['depositHome'],
    },
    {
      ...PLAIN,
      id: 'guarantee',
      label: 'guarantee',
      group: 'rent',
      amount: null,
      notes: ['guaranteeAsked'],
    },
    {
      ...PLAIN,
      id: 'agencyFee',
      label: 'agencyFee',
      group: 'rent',
      amount: 0,
      counts: true,
      rule: 'rent.agency.home.2023-07-18',
      source: 'LAU, art. 20, desde el 26/05/2023 (abogadoarrendamientos.com)',
      certainty: 'read',
      notes: ['landlordPays'],
    },
  ]))

describe('a home to live in', () => {
  it.each<[string, Partial<Subject>, boolean]>([
    ['by the month', { offer: { rentPeriod: 'MONTH' } }, true],
    ['for a season', { offer: { rentPeriod: 'SEASON_MONTH' } }, false],
    ['for a student', { offer: { rentPeriod: 'STUDENT_MONTH' } }, false],
    ['for holidays, by the month', { operation: 'TDA', offer: { rentPeriod: 'MONTH' } }, false],
    ['an office', { type: 'local' }, false],
  ])('%s: %j is one: %s', (_, change, habitual) => {
    const [deposit, fee] = [lineOf('deposit', change), lineOf('agencyFee', change)]
    expect([deposit?.amount, deposit?.notes, deposit?.rule, deposit?.certainty]).toEqual(
      habitual
        ? [PRICE, ['depositHome'], LAW.rule, 'read']
        : [2 * PRICE, ['depositOther'], 'rent.deposit.other.2023-07-18', 'read'],
    )
    expect(fee).toMatchObject(
      habitual
        ? { amount: 0, counts: true, notes: ['landlordPays'] }
        : { ...PLAIN, group: 'rent', amount: null, notes: ['agencyFeeOutside'] },
    )
  })
})

describe('the deposit that an agency asks', () => {
  it('is the agency’s where it differs from the law, also when it is none', () => {
    for (const months of [0, 2])
      expect(lineOf('deposit', { offer: { depositMonths: months } })).toMatchObject({
        amount: months * PRICE,
        certainty: 'agency',
        notes: ['depositAsAgency'],
      })
  })
  it('is the law’s where it is the same', () =>
    expect(lineOf('deposit', { offer: { depositMonths: 1 } })).toMatchObject({
      ...LAW,
      amount: PRICE,
      notes: ['depositHome'],
    }))
  it('is alone before there were tables; unasked it is unknown, and the agency is to be asked', () => {
    const date = '2020-01-01'
    expect(lineOf('deposit', { date })).toMatchObject({
      amount: null,
      counts: true,
      rule: null,
      certainty: 'agency',
      notes: ['depositHome'],
    })
    expect(lineOf('deposit', { date, offer: { depositMonths: 3 } })).toMatchObject({
      amount: 3 * PRICE,
      notes: ['depositAsAgency'],
    })
    expect(lineOf('agencyFee', { date })).toMatchObject({
      amount: null,
      counts: false,
      notes: ['agencyFeeOutside'],
    })
  })
})

it('a guarantee that is told counts by the month, also when it is none', () => {
  for (const months of [0, 2])
    expect(lineOf('guarantee', { offer: { extraGuaranteeMonths: months } })).toEqual({
      ...PLAIN,
      id: 'guarantee',
      label: 'guarantee',
      group: 'rent',
      base: PRICE,
      amount: months * PRICE,
      counts: true,
    })
})

it.each(['DAY', 'WEEK', 'FORTNIGHT'] as const)('a rent by the %s says only its price', (period) =>
  expect(lines({ offer: { rentPeriod: period } })).toEqual([
    {
      ...PLAIN,
      id: 'firstMonth',
      label: 'firstMonth',
      group: 'rent',
      amount: PRICE,
      counts: true,
      notes: ['notMonthly'],
    },
    {
      ...PLAIN,
      id: 'deposit',
      label: 'deposit',
      group: 'rent',
      amount: null,
      counts: true,
      notes: ['notMonthly'],
    },
  ]),
)
