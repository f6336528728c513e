import { describe, expect, it } from 'vitest'
import type { CostBuyer, CostLineId, CostSheet, Island } from '../../../generated/model/index.ts'
import { split, sum } from './brackets.ts'
import { annuity } from './loan.ts'
import { TABLES, type Rule } from './rules.ts'
import { costSheet } from './sheet.ts'
import type { Subject } from './subject.ts'

const LIMIT = 27_015_120
const subject = (change: Partial<Subject> = {}): Subject => ({
  price: 30_000_000,
  operation: 'V',
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
const lineOf = (sheet: CostSheet, id: CostLineId) => sheet.lines.find((line) => line.id === id)
const itp = (change: Partial<Subject>) => lineOf(costSheet(subject(change)), 'itp')

describe('transfer tax', () => {
  // Quota at each edge as the tax agency's own table prints it.
  it.each([
    [40_000_000, 3_200_000],
    [60_000_000, 5_000_000],
    [100_000_000, 9_000_000],
    [200_000_000, 21_000_000],
    [94_500_000, 8_450_000],
    [300_000_000, 34_000_000],
    [1, 0],
    [40_000_001, 3_200_000],
    [99_999_999_999, 12_995_000_000],
  ])('of %i cents is %i', (price, tax) => expect(itp({ price })?.amount).toBe(tax))
  it('of a garage alone has its own scale, and says what holds for one sold with a home', () => {
    expect(itp({ type: 'parking', price: 3_000_000 })?.amount).toBe(240_000)
    expect(itp({ type: 'parking', price: 4_000_000 })).toMatchObject({
      amount: 330_000,
      rule: 'itp.garage.2023-07-18',
      notes: ['base', 'annexedGarage'],
    })
  })
  it('shows every bracket, also those not reached, and they add up', () => {
    const line = itp({ price: 94_500_000 })
    expect(line?.parts.map(({ base }) => base)).toEqual([40_000_000, 20_000_000, 34_500_000, 0, 0])
    expect(sum(line?.parts.map(({ amount }) => amount) ?? [])).toBe(line?.amount)
  })
})

describe('reduced rates', () => {
  const above = (price: number): number => Math.round((price - LIMIT) * 0.08)
  it.each<[CostBuyer, Island, string, number, number, number]>([
    // buyer, island, day, ceiling, tax at the ceiling
    ['home', 'MALLORCA', '2026-02-28', LIMIT, Math.round(LIMIT * 0.04), LIMIT],
    ['home', 'MENORCA', '2026-03-01', LIMIT, Math.round(LIMIT * 0.04), LIMIT],
    [
      'home',
      'MALLORCA',
      '2026-03-01',
      30_708_900,
      Math.round(LIMIT * 0.04) + above(30_708_900),
      LIMIT,
    ],
    [
      'home',
      'IBIZA',
      '2026-03-01',
      37_821_200,
      Math.round(LIMIT * 0.04) + above(37_821_200),
      LIMIT,
    ],
    [
      'home',
      'FORMENTERA',
      '2026-03-01',
      37_821_200,
      Math.round(LIMIT * 0.04) + above(37_821_200),
      LIMIT,
    ],
    [
      'young36',
      'MALLORCA',
      '2024-01-01',
      35_000_000,
      Math.round(LIMIT * 0.02) + above(35_000_000),
      LIMIT,
    ],
    [
      'disability',
      'IBIZA',
      '2026-11-21',
      35_000_000,
      Math.round(LIMIT * 0.02) + above(35_000_000),
      LIMIT,
    ],
    [
      'family',
      'MENORCA',
      '2026-11-21',
      35_000_000,
      Math.round(LIMIT * 0.02) + above(35_000_000),
      LIMIT,
    ],
    ['young30', 'MALLORCA', '2026-11-21', 35_000_000, above(35_000_000), LIMIT],
    ['disabled33', 'MENORCA', '2023-07-18', 35_000_000, above(35_000_000), LIMIT],
  ])('%s on %s on %s hold up to %i', (buyer, island, date, ceiling, tax) => {
    const general = costSheet(subject({ price: ceiling + 1, island, date }))
    expect(itp({ buyer, island, date, price: ceiling })?.amount).toBe(tax)
    const over = itp({ buyer, island, date, price: ceiling + 1 })
    expect([over?.amount, over?.notes.includes('overCeiling')]).toEqual([
      lineOf(general, 'itp')?.amount,
      true,
    ])
  })

  it('say where the sources differ, and count the dearer way', () => {
    expect(itp({ buyer: 'home', price: 30_000_000 })).toMatchObject({
      certainty: 'verify',
      notes: ['base', 'disputedCeiling'],
    })
    expect(itp({ buyer: 'young30', price: 20_000_000 })).toMatchObject({
      amount: 0,
      certainty: 'verify',
    })
  })

  it('are for homes alone', () =>
    expect(itp({ buyer: 'home', type: 'local', price: 20_000_000 })).toMatchObject({
      amount: 1_600_000,
      notes: ['base', 'notForThis'],
    }))
})

it('an unknown island has no tax made up, and so no total', () => {
  const sheet = costSheet(subject({ island: null }))
  expect([
    lineOf(sheet, 'itp')?.amount,
    lineOf(sheet, 'itp')?.notes,
    sheet.total,
    sheet.extra,
    sheet.cash,
  ]).toEqual([null, ['islandUnknown'], null, null, null])
})

it('a price on request leaves only what keeping it costs', () => {
  const sheet = costSheet(
    subject({
      price: null,
      costs: { ibiYearly: 64_000, communityFee: 0, communityFeePeriod: 'quarter' },
    }),
  )
  expect(sheet.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['community', 0],
    ['ibi', 64_000],
  ])
  expect([sheet.total, sheet.yearly, sheet.mortgage]).toEqual([null, 64_000, null])
})

describe('new build', () => {
  it('pays VAT and stamp duty; unsaid, VAT comes on top', () => {
    const sheet = costSheet(subject({ operation: 'ON', price: 30_000_000 }))
    expect(
      sheet.lines
        .filter(({ group }) => group === 'purchase')
        .map(({ id, amount }) => [id, amount])
        .slice(0, 3),
    ).toEqual([
      ['price', 30_000_000],
      ['vat', 3_000_000],
      ['ajd', 450_000],
    ])
    expect(lineOf(sheet, 'vat')?.notes).toEqual(['vatIncludedUnknown'])
    expect(lineOf(sheet, 'ajd')?.certainty).toBe('verify')
  })
  it('with VAT in its price says the price without', () => {
    const sheet = costSheet(
      subject({ newBuild: true, price: 33_000_000, offer: { vatIncluded: true } }),
    )
    expect([lineOf(sheet, 'price')?.amount, lineOf(sheet, 'vat')?.amount]).toEqual([
      30_000_000, 3_000_000,
    ])
    expect(sheet.extra).toBe((sheet.total ?? 0) - 33_000_000)
  })
})

describe('the loan', () => {
  it('is counted to the cent, also without interest', () => {
    expect(annuity({ amount: 21_000_000, years: 25, rate: 3 })).toEqual({
      monthly: 99_584,
      interest: 8_875_200,
    })
    expect(annuity({ amount: 12_000_000, years: 10, rate: 0 })).toEqual({
      monthly: 100_000,
      interest: 0,
    })
    expect(annuity({ amount: 0, years: 10, rate: 5 })).toEqual({ monthly: 0, interest: 0 })
  })
  it('tells what one needs besides it', () => {
    const sheet = costSheet(subject())
    expect(sheet.cash).toBe((sheet.total ?? 0) - 21_000_000)
    expect(
      costSheet(subject({ mortgage: { years: 25, rate: 3, downPayment: 100, own: true } }))
        .mortgage,
    ).toBeNull()
  })
})

describe('rent', () => {
  const rent = (change: Partial<Subject> = {}) =>
    costSheet(
      subject({
        operation: 'A',
        price: 120_000,
        offer: { operation: 'A', rentPeriod: 'MONTH' },
        ...change,
      }),
    )
  it('of a home: a month, a month of deposit, and the landlord pays the agency', () => {
    expect(rent().lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['firstMonth', 120_000],
      ['deposit', 120_000],
      ['guarantee', null],
      ['agencyFee', 0],
    ])
    expect(rent().total).toBe(240_000)
  })
  it('of anything else: two months, and who pays the agency is to be asked', () => {
    expect(lineOf(rent({ type: 'local' }), 'deposit')?.amount).toBe(240_000)
    expect(lineOf(rent({ operation: 'TDA' }), 'agencyFee')).toMatchObject({
      amount: null,
      notes: ['agencyFeeOutside'],
    })
  })
  it('keeps to what the agency asks, and says so', () => {
    const sheet = rent({ offer: { operation: 'A', depositMonths: 2, extraGuaranteeMonths: 1 } })
    expect([
      lineOf(sheet, 'deposit')?.amount,
      lineOf(sheet, 'deposit')?.notes,
      lineOf(sheet, 'guarantee')?.amount,
    ]).toEqual([240_000, ['depositAsAgency'], 120_000])
  })
  it('by the week has no deposit made up', () =>
    expect(
      rent({ operation: 'TDA', offer: { operation: 'TDA', rentPeriod: 'WEEK' } }),
    ).toMatchObject({ total: null }))
})

describe('the tables', () => {
  it('have one id per rule, and never two rules for one question on one day', () => {
    expect(new Set(TABLES.rules.map(({ id }) => id)).size).toBe(TABLES.rules.length)
    const about = (rule: Rule): string[] =>
      rule.kind === 'reduced'
        ? rule.buyers.flatMap((buyer) => rule.islands.map((island) => `${buyer} ${island}`))
        : [`${rule.of} ${'scale' in rule ? rule.scale : ''}`]
    const overlap = (a: Rule, b: Rule): boolean =>
      a.validFrom <= (b.validTo ?? '9999') && b.validFrom <= (a.validTo ?? '9999')
    for (const a of TABLES.rules)
      for (const b of TABLES.rules)
        if (a !== b && overlap(a, b))
          expect(
            about(a).filter((one) => about(b).includes(one)),
            `${a.id} ${b.id}`,
          ).toEqual([])
  })
  it('end with an open bracket and name their source', () => {
    for (const rule of TABLES.rules) {
      expect(rule.source.length, rule.id).toBeGreaterThan(10)
      if ('brackets' in rule)
        expect([rule.brackets.at(-1)?.[0], split(1, rule.brackets).length], rule.id).toEqual([
          null,
          rule.brackets.length,
        ])
    }
  })
})
