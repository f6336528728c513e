import { expect, it } from 'vitest'
import { wantedRange } from './read.ts'

it.each<[string, [number, number]]>([
  ['300.000 - 450.000', [300_000, 450_000]],
  ['desde 300k hasta 450k', [300_000, 450_000]],
  ['  90 bis 120  ', [90, 120]],
])('%s is a range', (text, range) => expect(wantedRange(text)).toEqual(range))

it.each([
  ['one figure', '300.000'],
  ['the larger first', '450.000 - 300.000'],
  // As long as a cell may be: parted at each figure and each dash, it was read for minutes.
  ['thousands of figures and dashes', `${'1'.repeat(4000)}${'-'.repeat(4000)}`],
])('%s: none', (_what, text) => expect(wantedRange(text)).toBeNull())
