import { describe, expect, it } from 'vitest'
import { share, split, sum, tariff } from './brackets.ts'

describe('a share', () => {
  it.each([
    [10_000, 10, 1_000],
    [100_000, 0.175, 175],
    [100_000, 1.005, 1_005], // three decimals, and none is lost to how a machine keeps them
    [50, 1, 1], // half a cent goes up
    [49, 1, 0],
    [0, 21, 0],
    [99_999_999_999, 13, 13_000_000_000],
  ])('of %i cents at %d percent is %i', (base, rate, cents) =>
    expect(share(base, rate)).toBe(cents),
  )
})

it('a scale says of each bracket from where to where it goes and what falls into it', () => {
  const scale: [number | null, number][] = [
    [1_000, 10],
    [3_000, 20],
    [null, 30],
  ]
  expect(split(3_500, scale)).toEqual([
    { from: 0, to: 1_000, rate: 10, base: 1_000, amount: 100 },
    { from: 1_000, to: 3_000, rate: 20, base: 2_000, amount: 400 },
    { from: 3_000, to: null, rate: 30, base: 500, amount: 150 },
  ])
  expect(split(1_000, scale).map(({ base, amount }) => [base, amount])).toEqual([
    [1_000, 100],
    [0, 0],
    [0, 0],
  ])
  expect(split(1_005, scale).map(({ base }) => base)).toEqual([1_000, 5, 0])
})

it('a sum of nothing is nothing', () => expect([sum([]), sum([3, 4])]).toEqual([0, 7]))

describe('a tariff', () => {
  /** 100 € up to 1,000 €, then 1 % up to 10,000 €, then half of it. */
  const plain = {
    id: 'x',
    kind: 'tariff',
    of: 'notary',
    validFrom: '2026-01-01',
    validTo: null,
    source: 'x',
    certainty: 'estimate',
    fixed: { upTo: 100_000, amount: 10_000 },
    brackets: [
      [1_000_000, 1],
      [null, 0.5],
    ] as [number | null, number][],
    discount: 0,
    extra: 0,
    vat: 0,
  } as const
  it.each([
    ['below its fixed amount', 50_000, {}, 10_000],
    ['at its edge', 100_000, {}, 10_000],
    ['in its first bracket', 600_000, {}, 15_000],
    ['beyond', 3_000_000, {}, 29_000],
    ['to ten euros, half of them up', 150_000 + 100_000, {}, 12_000],
    ['to ten euros, less than half down', 149_000, {}, 10_000],
    ['less its discount', 1_100_000 - 100_000, { discount: 50 }, 10_000],
    ['with its copies', 1_000_000, { extra: 50 }, 29_000],
    ['with VAT', 1_000_000, { vat: 21 }, 23_000],
    ['with all of them', 1_000_000, { discount: 10, extra: 50, vat: 20 }, 31_000],
    ['at most what it may be', 9_000_000, { max: 20_000 }, 20_000],
    ['its most before VAT', 9_000_000, { max: 20_000, vat: 50 }, 30_000],
    ['below its most', 600_000, { max: 20_000 }, 15_000],
  ])('%s', (_, price, change, bill) => expect(tariff(price, { ...plain, ...change })).toBe(bill))

  // By hand from RD 1426/1989 and RD 1427/1989 on 200,000 €.
  it('of notary and registry', () => {
    const notary = {
      ...plain,
      fixed: { upTo: 601_012, amount: 9_015 },
      brackets: [
        [3_005_061, 0.45],
        [6_010_121, 0.15],
        [15_025_303, 0.1],
        [60_101_210, 0.05],
        [null, 0.03],
      ] as [number | null, number][],
      discount: 5,
      extra: 50,
      vat: 21,
    }
    // 90.15 + 108.18 + 45.08 + 90.15 + 24.87 = 358.43; less 5 %, and half for copies, VAT: 618.02
    expect(tariff(20_000_000, notary)).toBe(62_000)
  })
})
