import { describe, expect, it } from 'vitest'
import type { RentalCheckInput } from '../../../generated/model/index.ts'
import { addMonths, eligibility } from './eligibility.ts'
import { ruleFor, TABLE } from './rules.ts'
import { ruleText, worded } from './messages.ts'

const DAY = '2026-11-21'
const owner: RentalCheckInput = {
  side: 'owner',
  island: 'MALLORCA',
  largeHolder: 'no',
  ownedSince: '2023-11-20',
  registered: 'no',
  askedRent: 150_000,
}
const tenant: RentalCheckInput = {
  side: 'tenant',
  island: 'MENORCA',
  registeredSince: '2021-11-21',
  monthlyRent: 105_000,
  incomes: [3_150_000],
}

const failed = (answers: RentalCheckInput) =>
  eligibility(answers, DAY)
    .reasons.filter(({ outcome }) => outcome === 'failed')
    .map(({ rule }) => rule)
const unknown = (answers: RentalCheckInput) =>
  eligibility(answers, DAY)
    .reasons.filter(({ outcome }) => outcome === 'unknown')
    .map(({ rule }) => rule)

/** The conditions of the programme (docs/decisions/0018), at their edges. */
describe('conditions of the owner', () => {
  it.each<[string, Partial<RentalCheckInput>, string[]]>([
    ['all met', {}, []],
    ['a large holder', { largeHolder: 'yes' }, ['largeHolder']],
    ['owned for exactly 3 years is not more than 3', { ownedSince: '2023-11-21' }, ['ownedSince']],
    [
      'registered 12 months ago to the day',
      { registered: 'yes', lastRegisteredOn: '2025-11-21' },
      ['empty'],
    ],
    ['registered longer ago', { registered: 'yes', lastRegisteredOn: '2025-11-20' }, []],
    ['a cent above 1,500 on Mallorca', { askedRent: 150_001 }, ['rentCap']],
    ['2,100 on Eivissa', { island: 'IBIZA', askedRent: 210_000 }, []],
    ['a cent above 2,100 on Formentera', { island: 'FORMENTERA', askedRent: 210_001 }, ['rentCap']],
  ])('%s', (_name, change, expected) => expect(failed({ ...owner, ...change })).toEqual(expected))

  it('promises nothing while an answer is missing', () => {
    expect(eligibility(owner, DAY).ok).toBe(true)
    expect(eligibility({ side: 'owner' }, DAY).ok).toBeNull()
    expect(unknown({ side: 'owner' })).toEqual(['largeHolder', 'ownedSince', 'empty', 'rentCap'])
    expect(eligibility({ side: 'owner', largeHolder: 'yes' }, DAY).ok).toBe(false)
  })
})

describe('conditions of the tenant', () => {
  it.each<[string, Partial<RentalCheckInput>, string[]]>([
    ['all met, rent exactly 40 % and 5 years to the day', {}, []],
    [
      'a cent above 1,050 on Menorca',
      { monthlyRent: 105_001, incomes: [6_000_000] },
      ['tenantRent'],
    ],
    [
      '1,470 on Formentera',
      { island: 'FORMENTERA', monthlyRent: 147_000, incomes: [6_000_000] },
      [],
    ],
    ['a day short of 5 years', { registeredSince: '2021-11-22' }, ['residence']],
    ['rent above 40 %', { incomes: [3_149_999] }, ['rentShare']],
    ['no income', { incomes: [0] }, ['rentShare']],
    ['one with more than 60,667', { incomes: [6_066_701] }, ['incomeMax']],
    ['two with 68,250 together', { incomes: [3_400_000, 3_425_000] }, []],
    ['two with more', { incomes: [3_400_000, 3_425_001] }, ['incomeMax']],
  ])('%s', (_name, change, expected) => expect(failed({ ...tenant, ...change })).toEqual(expected))

  it('says that the sources tell nothing of three', () => {
    const three = { ...tenant, incomes: [3_150_000, 0, 0] }
    expect(unknown(three)).toEqual(['incomeMax'])
    expect(worded('en', eligibility(three, DAY)).reasons.at(-1)?.text).toContain(
      'For a larger household, ask the programme',
    )
  })
})

it('explains with figures and dates, in the reader’s language', () => {
  const { reasons } = worded(
    'es',
    eligibility({ ...owner, ownedSince: '2024-05-31', askedRent: 160_000 }, DAY),
  )
  expect(reasons.map(({ text }) => text)).toContain(
    'La vivienda debe ser tuya desde hace más de 3 años: será posible después del 31/05/2027.',
  )
  expect(reasons.at(-1)?.text).toMatch(/1\.600\s€ al mes, pasa del máximo de 1\.500\s€/)
  expect(reasons[0]).toMatchObject({ validFrom: '2024-10-21', readOn: '2025-08-12' })
  for (const lang of ['es', 'en', 'ca', 'de'] as const)
    for (const rule of TABLE.rules) expect(ruleText(lang, rule)).not.toMatch(/[{}]/)
})

it('knows no condition before the table begins', () => {
  expect(ruleFor('2024-10-20', 'rentCap', 'MALLORCA')).toBeUndefined()
  expect(eligibility(owner, '2024-10-20')).toMatchObject({ ok: null, reasons: [] })
})

it('counts months to the last day of a short one', () => {
  expect([
    addMonths('2024-02-29', 12),
    addMonths('2025-08-31', 6),
    addMonths('2023-11-21', 36),
  ]).toEqual(['2025-02-28', '2026-02-28', '2026-11-21'])
})
