import { expect, test } from 'vitest'
import { shortLists } from './short-lists.ts'

const listOf = (min: number, max: number): string =>
  `Array.from({ length: faker.number.int({min: ${min}, max: ${max}}) }, (_, i) => i + 1)`

test.each([
  [1, 2000, 1, 3],
  [1, 2, 1, 2],
  [4, 4, 4, 4],
  [5, 100, 5, 5],
])('a list of %i to %i is made up with %i to %i', (min, max, least, most) => {
  expect(shortLists(listOf(min, max))).toBe(listOf(least, most))
})

test('a number that is no length stays', () => {
  const price = 'price: faker.number.int({min: 0, max: 99999999999})'
  expect(shortLists(price)).toBe(price)
})
