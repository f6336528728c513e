import { expect, it } from 'vitest'
import { centsOf } from './plain-money'

it.each([
  ['1200', 120_000],
  ['1.200', 120_000],
  ['1,200.50', 120_050],
  ['1.200,5 €', 120_050],
  ['60 667', 6_066_700],
  ['0', 0],
  ['12,5', 1250],
  ['1.234.567', 123_456_700],
  ['', null],
  ['abc', null],
  ['-5', null],
  ['1.2.3', null],
  ['1e3', null],
])('%s is %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))
