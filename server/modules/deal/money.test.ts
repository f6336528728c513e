import { describe, expect, it } from 'vitest'
import { divide } from './money.ts'

describe('what is divided', () => {
  it('10,000 random splits sum exactly, and nobody gets less than nothing', () => {
    // Numbers of their own: a run that fails can be run again.
    let seed = 20_261_126
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    for (let i = 0; i < 10_000; i += 1) {
      const decimals = 10 ** Math.floor(random() * 5)
      const pct = () => Math.round(random() * 100 * decimals) / decimals
      const price = Math.floor(random() * 99_999_999_999)
      const terms = { commissionPct: pct(), sellerSplitPct: pct() }
      const { fee, lister, seller } = divide(price, terms)
      expect([fee, lister, seller].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      expect(lister + seller).toBe(fee)
      // Less than a cent below the exact share.
      const exact = (fee * (100 - terms.sellerSplitPct)) / 100
      expect(Math.abs(exact - lister - 0.5)).toBeLessThanOrEqual(0.5 + 1e-3)
    }
  })

  it.each([
    [10_000_001, 5, 50, { fee: 500_000, lister: 250_000, seller: 250_000 }],
    [10_000_010, 5, 50, { fee: 500_001, lister: 250_000, seller: 250_001 }],
    [100, 5, 33.3, { fee: 5, lister: 3, seller: 2 }],
    [48_500_000, 5, 33.3, { fee: 2_425_000, lister: 1_617_475, seller: 807_525 }],
    [1, 0, 50, { fee: 0, lister: 0, seller: 0 }],
    [1_000, 100, 0, { fee: 1_000, lister: 1_000, seller: 0 }],
    [1_000, 100, 100, { fee: 1_000, lister: 0, seller: 1_000 }],
    [
      99_999_999_999,
      100,
      0.1,
      { fee: 99_999_999_999, lister: 99_899_999_999, seller: 100_000_000 },
    ],
  ])('of %i cents, %d %% with %d %% to who sells', (price, commissionPct, sellerSplitPct, out) => {
    expect(divide(price, { commissionPct, sellerSplitPct })).toEqual(out)
  })
})
