import { describe, expect, it } from 'vitest'
import { feeOf, goneBack, halfUp, percentOf, portion, refundedOf, totalsOf } from './money.ts'

/** Numbers of their own: a run that fails can be run again. */
function numbers(seed: number) {
  let now = seed
  return (below: number): number => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((now / 2_147_483_648) * below)
  }
}

describe('rounding', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [49n, 100n, 0],
    [50n, 100n, 1],
    [-50n, 100n, -1],
    [0n, 7n, 0],
  ])('%d / %d is %d', (numerator, denominator, out) => {
    expect(halfUp(numerator, denominator)).toBe(out)
  })

  it('is exact where floating numbers are not', () => {
    expect(percentOf(1_005, 10)).toBe(101) // 100.5
    expect(percentOf(50, 21)).toBe(11) // 10.5
    expect(percentOf(99_999_999_999, 100)).toBe(99_999_999_999)
    expect(portion(100, 1, 3)).toBe(33)
  })
})

describe('the order of the design', () => {
  // Photos and drone for a business, by a professional who is withheld 15 %.
  const lines = [
    { amount: 18_000, vatPct: 21 },
    { amount: 6_000, vatPct: 21 },
  ]
  const order = totalsOf(lines, 15)
  const fee = feeOf(order.net, 1_000)

  it('comes to 254.40, of which the seller gets 225.36', () => {
    expect(order).toEqual({
      net: 24_000,
      vatParts: [{ pct: 21, base: 24_000, vat: 5_040 }],
      vat: 5_040,
      withheld: 3_600,
      total: 25_440,
    })
    expect(fee).toEqual({ fee: 2_400, vat: 504, total: 2_904 })
    expect(order.total - fee.total).toBe(22_536)
  })

  it('half of it goes back: 127.20, of the fee 14.52, of the seller 112.68', () => {
    const refunded = portion(order.total, 50, 100)
    expect(refundedOf(order, refunded)).toEqual({
      net: 12_000,
      vat: 2_520,
      withheld: 1_800,
      total: 12_720,
    })
    const [feeBack = 0, vatBack = 0] = goneBack([fee.fee, fee.vat], refunded, order.total)
    expect(feeBack + vatBack).toBe(1_452)
    expect(refunded - feeBack - vatBack).toBe(11_268)
  })
})

it('VAT is taken per rate, on the sum and not by line', () => {
  const lines = [1, 2, 3].map(() => ({ amount: 50, vatPct: 21 }))
  expect(totalsOf([...lines, { amount: 33, vatPct: 10 }, { amount: 7, vatPct: 0 }])).toEqual({
    net: 190,
    vatParts: [
      { pct: 21, base: 150, vat: 32 },
      { pct: 10, base: 33, vat: 3 },
      { pct: 0, base: 7, vat: 0 },
    ],
    vat: 35,
    withheld: 0,
    total: 225,
  })
})

it('100,000 random orders with five refunds each: every sum is exact', () => {
  const below = numbers(20_261_126)
  const rates = [21, 10, 4, 0]
  const withholdings = [0, 7, 15]
  let furthest = 0
  for (let i = 0; i < 100_000; i += 1) {
    const lines = Array.from({ length: 1 + below(3) }, () => ({
      amount: 1 + below(500_000),
      vatPct: rates[below(rates.length)] ?? 0,
    }))
    const order = totalsOf(lines, withholdings[below(withholdings.length)])
    const fee = feeOf(order.net, below(2_000))
    if (order.net + order.vat - order.withheld !== order.total) throw new Error(`sum of ${i}`)
    const some = Array.from({ length: 3 }, () => below(order.total + 1))
    const steps = [...some, Math.floor(order.total / 2)].toSorted((a, b) => a - b)
    let before = { net: 0, vat: 0, withheld: 0, total: 0 }
    const back = { net: 0, vat: 0, withheld: 0, total: 0 }
    for (const refunded of [...steps, order.total]) {
      const now = refundedOf(order, refunded)
      for (const key of ['net', 'vat', 'withheld', 'total'] as const)
        back[key] += now[key] - before[key]
      if (back.net + back.vat - back.withheld !== refunded) throw new Error(`refund of ${i}`)
      // No part goes back more than there is of it, nor comes back again.
      for (const key of ['net', 'vat', 'withheld'] as const)
        if (back[key] < 0 || back[key] > order[key] || now[key] < before[key])
          throw new Error(`${key} of refund ${refunded} of ${i}`)
      furthest = Math.max(
        furthest,
        Math.abs(back.net - (order.net * refunded) / order.total),
        Math.abs(back.withheld - (order.withheld * refunded) / order.total),
      )
      before = now
    }
    // All of it has gone back: each part whole, and the fee with it.
    if (back.net !== order.net || back.vat !== order.vat || back.withheld !== order.withheld)
      throw new Error(`whole refund of ${i}`)
    const [feeBack, vatBack] = goneBack([fee.fee, fee.vat], order.total, order.total)
    if (feeBack !== fee.fee || vatBack !== fee.vat) throw new Error(`fee of ${i}`)
  }
  // In cents: how far a part may be from its exact share.
  expect(furthest).toBeLessThanOrEqual(1.7)
})
