import { expect, it } from 'vitest'
import { candidates } from './completion.ts'

it.each([
  [['pri'], ['price', 'print']],
  [
    ['price', ''],
    ['change', 'preview'],
  ],
  [['price', 'change', 'x', '--re'], ['--reason']],
  [['price', 'change', 'x', '--reason', 'val'], ['valuation']],
  [['price', 'nothing', ''], []],
  [['comp'], ['completion']],
])('%j', (words, found) => {
  expect(candidates(words)).toEqual(found)
})
