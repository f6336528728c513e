import { describe, expect, it } from 'vitest'
import { purchaseLines } from './purchase.ts'
import type { Subject } from './subject.ts'

const PRICE = 30_000_000
const subject = (change: Partial<Subject> = {}): Subject => ({
  price: PRICE,
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
const lines = (change?: Partial<Subject>) => purchaseLines(subject(change), PRICE)
const ids = (change?: Partial<Subject>) => lines(change).map(({ id }) => id)
const lineOf = (id: string, change?: Partial<Subject>) =>
  lines(change).find((line) => line.id === id)
const fresh = (change: Partial<Subject> = {}): Partial<Subject> => ({ newBuild: true, ...change })
const BEFORE = '2020-01-01'

describe('each line says where it stands, on what it is counted, and that it counts', () => {
  const shared = { group: 'purchase', counts: true }
  it.each([
    ['price', { amount: PRICE, notes: [] }, {}],
    [
      'itp',
      { base: PRICE, amount: 2_400_000, rule: 'itp.general.2023-07-18', notes: ['base'] },
      {},
    ],
    ['notary', { base: PRICE, rule: 'notary.2023-07-18', notes: ['tariff'] }, {}],
    ['registry', { base: PRICE, rule: 'registry.2023-07-18', notes: ['tariff'] }, {}],
    [
      'vat',
      { base: PRICE, rate: 10, amount: 3_000_000, rule: 'vat.home.2023-07-18', certainty: 'read' },
      fresh(),
    ],
    [
      'ajd',
      { base: PRICE, rate: 1.5, amount: 450_000, certainty: 'verify', notes: ['ajdVerify'] },
      fresh(),
    ],
  ])('%s', (id, told, change) => expect(lineOf(id, change)).toMatchObject({ ...shared, ...told }))
})

describe('transfer tax that nobody can count', () => {
  it.each<[string, Partial<Subject>, string]>([
    ['of a transfer', { operation: 'T' }, 'noTable'],
    ['of a transfer of what is new', fresh({ operation: 'T' }), 'noTable'],
    ['before there were tables', { date: BEFORE }, 'noTable'],
    ['on no island of ours', { island: null }, 'islandUnknown'],
  ])('%s is unknown, not nothing', (_, change, note) =>
    expect(lineOf('itp', change)).toMatchObject({
      group: 'purchase',
      base: PRICE,
      amount: null,
      counts: true,
      certainty: 'verify',
      notes: [note],
    }),
  )
})

it('a transfer has neither notary nor registry, nor has what is before the tables', () => {
  expect(ids({ operation: 'T' })).toEqual(['price', 'itp'])
  expect(ids({ date: BEFORE })).toEqual(['price', 'itp'])
  expect(ids()).toEqual(['price', 'itp', 'notary', 'registry'])
})

it('what is new pays VAT instead, save a bare ownership', () => {
  expect(ids(fresh())).toEqual(['price', 'vat', 'ajd', 'notary', 'registry'])
  expect(ids({ operation: 'ON' })).toEqual(ids(fresh()))
  expect(ids(fresh({ operation: 'NP' }))).toEqual(ids())
  expect(lineOf('itp', fresh({ operation: 'NP' }))?.notes).toEqual(['base', 'bareOwnership'])
})

describe('VAT', () => {
  it.each<[string, Subject['offer'], string, number, number]>([
    ['unsaid, on top', {}, 'vatIncludedUnknown', 3_000_000, PRICE],
    ['on top', { vatIncluded: false }, 'vatAdded', 3_000_000, PRICE],
    ['in the price', { vatIncluded: true }, 'vatIncluded', 2_727_273, 27_272_727],
  ])('%s', (_, offer, note, amount, net) => {
    expect(lineOf('vat', fresh({ offer }))).toMatchObject({ amount, base: net, notes: [note] })
    expect(lineOf('price', fresh({ offer }))?.amount).toBe(net)
    expect(lineOf('ajd', fresh({ offer }))?.base).toBe(net)
    expect(lineOf('notary', fresh({ offer }))?.base).toBe(net)
  })
  it('of what is no home is the general one', () =>
    expect(lineOf('vat', fresh({ type: 'local' }))).toMatchObject({ rate: 21, amount: 6_300_000 }))
  it('that the agency says is the agency’s, and no rule’s', () =>
    expect(lineOf('vat', fresh({ offer: { vatRatePct: 4 } }))).toMatchObject({
      rate: 4,
      amount: 1_200_000,
      rule: null,
      certainty: 'agency',
    }))
  it('before there were tables is none, and stamp duty is unknown', () => {
    expect(lineOf('vat', fresh({ date: BEFORE }))).toMatchObject({ rate: 0, amount: 0, rule: null })
    expect(lineOf('ajd', fresh({ date: BEFORE }))).toMatchObject({ rate: null, amount: null })
  })
})

it('stamp duty is unknown where the island is', () =>
  expect(lineOf('ajd', fresh({ island: null }))).toMatchObject({
    amount: null,
    counts: true,
    rate: 1.5,
    notes: ['islandUnknown'],
  }))

describe('a reduced rate', () => {
  it.each<[string, Partial<Subject>, number, string[]]>([
    ['holds', { buyer: 'young36', island: 'MENORCA' }, PRICE, ['base', 'reducedPart']],
    ['is for no office', { buyer: 'home', type: 'local' }, PRICE, ['base', 'notForThis']],
    [
      'ends at its ceiling, which is disputed',
      { buyer: 'home' },
      40_000_000,
      ['base', 'overCeiling', 'disputedCeiling'],
    ],
    [
      'ends at its ceiling',
      { buyer: 'young36', island: 'MENORCA' },
      40_000_000,
      ['base', 'overCeiling'],
    ],
    [
      'is none for a garage',
      { buyer: 'home', type: 'parking' },
      PRICE,
      ['base', 'annexedGarage', 'notForThis'],
    ],
  ])('%s', (_, change, price, notes) =>
    expect(purchaseLines(subject(change), price).find(({ id }) => id === 'itp')?.notes).toEqual(
      notes,
    ),
  )
})
