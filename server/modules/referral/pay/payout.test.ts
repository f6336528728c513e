import { describe, expect, it } from 'vitest'
import { feeOf, payoutOf, type Counted } from './payout.ts'

const TEN: Counted = { kind: 'percent', percent: 10, amount: null, cap: 600_000, fee_pct: 3 }
const on = { day: '2026-11-26', payee: 'person' } as const

describe('what a referral brings', () => {
  it('is the part of the fee, less what is withheld of a private person', () => {
    const fee = feeOf(105_000_000, { commissionType: 'percent', commissionPct: 3 }, TEN)
    expect(fee).toBe(3_150_000)
    expect(payoutOf({ closePrice: 105_000_000, fee }, TEN, on)).toEqual({
      closePrice: 105_000_000,
      fee: 3_150_000,
      gross: 315_000,
      vat: 0,
      retentionPct: 19,
      retention: 59_850,
      net: 255_150,
    })
  })

  it.each([
    ['person', 0, 19_000, 81_000],
    ['professional', 21_000, 15_000, 106_000],
    ['newProfessional', 21_000, 7_000, 114_000],
    ['company', 21_000, 0, 121_000],
  ] as const)('of a %s adds VAT and withholds as the table says', (payee, vat, retention, net) => {
    const fixed: Counted = { kind: 'fixed', percent: null, amount: 100_000, cap: null, fee_pct: 3 }
    const out = payoutOf({ closePrice: 40_000_000, fee: 1_200_000 }, fixed, { ...on, payee })
    expect(out).toMatchObject({ gross: 100_000, vat, retention, net })
  })

  it('is never more than the cap, nor than the fee', () => {
    expect(payoutOf({ closePrice: 1e9, fee: 30_000_000 }, TEN, on).gross).toBe(600_000)
    const fixed: Counted = { kind: 'fixed', percent: null, amount: 100_000, cap: null, fee_pct: 3 }
    expect(payoutOf({ closePrice: 60_000, fee: 60_000 }, fixed, on).gross).toBe(60_000)
  })

  it('takes the fee from the mandate, else the usual one of the terms', () => {
    expect(feeOf(20_000_000, {}, TEN)).toBe(600_000)
    expect(feeOf(20_000_000, { commissionType: 'fixed', commissionFixed: 500_000 }, TEN)).toBe(
      500_000,
    )
  })

  it('sums to the cent over random prices and terms', () => {
    let seed = 20_261_126
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
    for (let i = 0; i < 10_000; i += 1) {
      const terms = { ...TEN, percent: 1 + Math.floor(random() * 2_900) / 100, cap: null }
      const closePrice = Math.floor(random() * 99_999_999_999)
      const fee = feeOf(closePrice, {}, terms)
      const kinds = ['person', 'professional', 'newProfessional', 'company'] as const
      const payee = kinds[i % 4] ?? 'person'
      const { gross, vat, retention, net } = payoutOf({ closePrice, fee }, terms, { ...on, payee })
      expect(gross + vat - retention).toBe(net)
      expect([gross, vat, retention, net].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(
        true,
      )
    }
  })
})
