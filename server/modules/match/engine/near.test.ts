import { describe, expect, test } from 'vitest'
import { groupsOf, keysOf, roundUp, type Missed } from './near.ts'
import { asks, price } from './judge.fixture.ts'

const missed = (more: Partial<Missed>): Missed => ({
  fail: 'price',
  price: 0,
  code: null,
  value: null,
  ...more,
})

test('near misses are said in round steps, most homes first', () => {
  const groups = groupsOf(
    [
      ...[55_050_000, 56_000_000, 56_150_000, 60_000_000].map((cents) => missed({ price: cents })),
      missed({ fail: 'must', code: 'parking' }),
      missed({ fail: 'must', code: 'parking' }),
      missed({ fail: 'place', code: '07036', name: 'Marratxí', metres: 5200 }),
      missed({ fail: 'bedrooms', value: 2 }),
      missed({ fail: 'area', value: 120 }),
    ],
    asks({
      ...price,
      bedrooms: { min: 4, max: null },
      area: { min: 150, max: null },
      must: ['parking'],
    }),
  )
  expect(groups).toEqual([
    {
      key: 'price:60000000',
      fail: 'price',
      count: 4,
      value: 60_000_000,
      difference: 5_000_000,
      code: null,
      name: null,
    },
    {
      key: 'price:56200000',
      fail: 'price',
      count: 3,
      value: 56_200_000,
      difference: 1_200_000,
      code: null,
      name: null,
    },
    {
      key: 'must:parking',
      fail: 'must',
      count: 2,
      value: null,
      difference: null,
      code: 'parking',
      name: null,
    },
    {
      key: 'bedrooms:2',
      fail: 'bedrooms',
      count: 1,
      value: 2,
      difference: 2,
      code: null,
      name: null,
    },
    { key: 'area', fail: 'area', count: 1, value: 120, difference: 30, code: null, name: null },
    {
      key: 'place:07036',
      fail: 'place',
      count: 1,
      value: null,
      difference: 5200,
      code: '07036',
      name: 'Marratxí',
    },
  ])
  expect(roundUp(130_500, 130_000)).toBe(131_000)
})

test('a step is 1,000 euros of a sale, 10 of a rental', () => {
  expect(roundUp(2_000_001, 2_000_000)).toBe(2_100_000)
  expect(roundUp(1_999_001, 1_999_000)).toBe(2_000_000)
  expect(roundUp(2_100_000, 2_000_000)).toBe(2_100_000)
})

describe('groups', () => {
  const limited = asks(price)
  const said = (homes: Partial<Missed>[], criteria = limited) =>
    groupsOf(homes.map(missed), criteria).map(({ key, count, value, difference }) => [
      key,
      count,
      value,
      difference,
    ])

  test('of prices: the step that three reach, and the one that all reach, in whatever order', () => {
    const prices = [99, 61, 60, 75].map((euros) => ({ price: euros * 1_000_000 }))
    expect(said(prices)).toEqual([
      ['price:99000000', 4, 99_000_000, 44_000_000],
      ['price:75000000', 3, 75_000_000, 20_000_000],
    ])
    expect(said(prices.slice(0, 2))).toEqual([['price:99000000', 2, 99_000_000, 44_000_000]])
  })

  test('of prices, none when no limit is asked', () =>
    expect(said([{ price: 99_000_000 }], asks({}))).toEqual([]))

  test('of area and plot, by the smallest of each; none that is not asked', () => {
    const homes: Partial<Missed>[] = [
      { fail: 'plot', value: 300 },
      { fail: 'plot', value: 200 },
      { fail: 'area', value: 90 },
      { fail: 'area', value: null },
    ]
    const asked = asks({ area: { min: 100, max: null }, plotMin: 500 })
    expect(said(homes, asked)).toEqual([
      ['area', 2, 0, 100],
      ['plot', 2, 200, 300],
    ])
    expect(said(homes, asks({}))).toEqual([])
    expect(said(homes.slice(0, 2), asks({ area: { min: 100, max: null }, plotMin: 500 }))).toEqual([
      ['plot', 2, 200, 300],
    ])
  })

  test('of rooms, how many are missing; of the others, nothing to count', () => {
    const asked = asks({ bedrooms: { min: 4, max: null }, bathroomsMin: 3 })
    expect(
      said(
        [
          { fail: 'bathrooms', value: 1 },
          { fail: 'bedrooms', value: 1 },
          { fail: 'bedrooms', value: null },
          { fail: 'subtype', code: 'villa', value: 7 },
          { fail: 'type' },
        ],
        asked,
      ),
    ).toEqual([
      ['bedrooms:', 1, null, null],
      ['subtype:villa', 1, 7, null],
      ['type:', 1, null, null],
      ['bathrooms:1', 1, 1, 2],
      ['bedrooms:1', 1, 1, 3],
    ])
    expect(said([{ fail: 'bedrooms', value: 1 }], asks({}))).toEqual([['bedrooms:1', 1, 1, null]])
  })

  test('eight at most, those with most homes; of as many, the smaller step first', () => {
    const codes = [...'abcdefghij']
    const homes = codes.flatMap((code, at) =>
      Array.from({ length: code === 'j' ? 2 : 1 }, () => ({
        fail: 'place' as const,
        code,
        metres: 900 - at,
      })),
    )
    expect(said(homes).map(([key]) => key)).toEqual([
      'place:j',
      ...['i', 'h', 'g', 'f', 'e', 'd', 'c'].map((code) => `place:${code}`),
    ])
  })
})

describe('the groups of a home', () => {
  const limited = asks(price)
  const keys = [
    'price:55000000',
    'price:60000000',
    'x:60000000',
    'area',
    'plot',
    'must:lift',
    'bedrooms:2',
    'type:',
  ]
  test.each<[Partial<Missed>, string[]]>([
    [{ price: 56_000_000 }, ['price:60000000']],
    [{ price: 55_000_000 }, ['price:55000000', 'price:60000000']],
    [{ fail: 'area', value: 90 }, ['area']],
    [{ fail: 'plot', value: 90 }, ['plot']],
    [{ fail: 'must', code: 'lift' }, ['must:lift']],
    [{ fail: 'bedrooms', value: 2 }, ['bedrooms:2']],
    [{ fail: 'must', code: 'pool', value: 2 }, []],
    [{ fail: 'type' }, ['type:']],
  ])('%j', (home, own) => expect(keys.filter(keysOf(missed(home), limited))).toEqual(own))

  test('of a price without a limit no step reaches it', () =>
    expect(keys.filter(keysOf(missed({ price: 1 }), asks({})))).toEqual([]))
})
