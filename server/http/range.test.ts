import { expect, it } from 'vitest'
import { rangeOf } from './range.ts'

it.each([
  ['bytes=0-99', { start: 0, end: 49 }],
  ['bytes=-10', { start: 40, end: 49 }],
  ['bytes=40-', { start: 40, end: 49 }],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=9-5', 'whole'],
  ['lines=1-2', 'whole'],
  [undefined, 'whole'],
  ['bytes=50-60', 'beyond'],
  ['bytes=-0', 'beyond'],
] as const)('%s of 50 bytes is read as the rule says', (header, expected) => {
  expect(rangeOf(header, 50)).toEqual(expected)
})
