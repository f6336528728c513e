import { expect, test } from 'vitest'
import { groupsOf, roundUp, type Missed } from './near.ts'
import { asks, price } from './judge.fixture.ts'

test('near misses are said in round steps, most homes first', () => {
  const missed = (more: Partial<Missed>): Missed => ({
    fail: 'price',
    price: 0,
    code: null,
    value: null,
    ...more,
  })
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
