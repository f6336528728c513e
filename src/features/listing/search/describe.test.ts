import { expect, test } from 'vitest'
import { countOf, wishesOf } from './describe'

const t = ((key: string) => key) as never

test('kinds of home are one wish, features one each', () => {
  const filters = {
    subtype: ['casa', 'chalet', 'villa'],
    feature: ['pool', 'garden'],
    priceMax: 30_000_000,
  } as never
  expect(wishesOf(filters, t)).toHaveLength(6)
  expect(countOf(wishesOf(filters, t))).toBe(4)
})
