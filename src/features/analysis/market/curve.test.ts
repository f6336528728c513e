import { expect, test } from 'vitest'
import { daysOf, leftOn } from './curve'

const points = [
  { day: 5, left: 0.9, low: 0.8, high: 1, risk: 10 },
  { day: 40, left: 0.5, low: 0.3, high: 0.7, risk: 6 },
]

test.each([
  [0, 1],
  [4, 1],
  [5, 0.9],
  [39, 0.9],
  [40, 0.5],
  [365, 0.5],
])('on day %i %d are left', (day, left) => expect(leftOn(points, day).left).toBe(left))

test('curves share their days, up to a year', () =>
  expect(daysOf(points, [{ day: 900, left: 0, low: 0, high: 0, risk: 1 }])).toEqual([
    0, 5, 40, 365,
  ]))
