import { expect, it } from 'vitest'
import type { PricePoint } from '../../../../generated/model'
import { priceSteps } from './price-steps'

const NOW = new Date('2026-11-21T10:00:00Z')
const point = (
  at: string,
  price: number | null,
  operation: PricePoint['operation'] = 'V',
): PricePoint => ({ at: `${at}T10:00:00Z`, price, operation })

it('puts steps in order, with their change, in the time that has passed', () => {
  const steps = priceSteps(
    [
      point('2026-06-03', 99_000_000),
      point('2026-01-14', 105_000_000),
      point('2026-10-09', 94_500_000),
      point('2026-10-20', 94_500_000),
    ],
    'V',
    NOW,
  )
  expect(steps.map(({ price, change }) => [price, change])).toEqual([
    [105_000_000, 0],
    [99_000_000, -6_000_000],
    [94_500_000, -4_500_000],
  ])
  expect(steps.map((step) => step.y)).toEqual([1, expect.closeTo(0.43, 2), 0])
  expect(steps[0]?.x).toBe(0)
})

it('knows nothing of other operations and of prices on request', () => {
  expect(
    priceSteps([point('2026-01-14', 100_000, 'A'), point('2026-02-01', null)], 'V', NOW),
  ).toEqual([])
  expect(priceSteps([point('2026-01-14', 5)], 'V', NOW)).toEqual([
    expect.objectContaining({ price: 5, change: 0, y: 0.5 }),
  ])
})
