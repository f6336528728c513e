import { describe, expect, it } from 'vitest'
import { transferTax } from './transfer-tax'

describe('transfer tax', () => {
  // Quota at each edge as the agency's own table prints it.
  it.each([[40_000_000, 3_200_000], [60_000_000, 5_000_000], [100_000_000, 9_000_000], [200_000_000, 21_000_000], [94_500_000, 8_450_000], [300_000_000, 34_000_000], [0, 0]])(
    'of %i cents is %i', (price, tax) => expect(transferTax(price, 'home').total).toBe(tax),
  )
  it('has its own scale for a garage alone', () => expect(transferTax(4_000_000, 'garage').total).toBe(330_000))
  it('says how far the price reaches', () => {
    const { parts } = transferTax(94_500_000, 'home')
    expect(parts.map(({ filled }) => filled)).toEqual([1, 1, 0.8625, 0, 0])
  })
})
