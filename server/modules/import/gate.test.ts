import { describe, expect, it } from 'vitest'
import { gate, median } from './gate.ts'

const counts = (homes: number, missing: Partial<Record<'id' | 'ref' | 'price' | 'town' | 'type', number>> = {}, version = '3') =>
  ({ version, homes, missing: { id: 0, ref: 0, price: 0, town: 0, type: 0, ...missing } })

describe('the validity gate', () => {
  it.each([
    ['a good first feed', counts(10), null, null],
    ['another format', counts(10, {}, ''), null, 'notKyero'],
    ['version 2', counts(10, {}, '2.1'), null, 'notKyero'],
    ['nothing in it', counts(0), null, 'noHomes'],
    ['half of the usual', counts(50), 100, 'halved'],
    ['70 % of the usual passes', counts(70), 100, null],
    ['more than 5 % without a price', counts(100, { price: 6 }), null, 'fieldsMissing'],
    ['5 % without a price passes', counts(100, { price: 5 }), null, null],
    ['one of three without a type passes in a small feed', counts(3, { type: 1 }), null, null],
    ['all of three without a type', counts(3, { type: 3 }), null, 'fieldsMissing'],
  ])('%s', (_name, given, usual, expected) => {
    expect(gate(given, usual)?.key ?? null).toBe(expected)
  })

  it('takes the middle of the last good runs as usual', () => {
    expect(median([])).toBeNull()
    expect(median([10, 300, 100])).toBe(100)
  })
})
