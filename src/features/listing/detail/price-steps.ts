import type { PricePoint } from '../../../../generated/model'

export interface PriceStep {
  at: string
  /** EUR cents. */
  price: number
  /** Change from the step before, EUR cents; 0 for the first. */
  change: number
  /** Place in the time shown, 0 to 1. */
  x: number
  /** Place between the lowest (0) and the highest (1) price. */
  y: number
}

/**
 * Prices of one operation from the first day to `now`; steps on request or without a change are
 * left out.
 */
export function priceSteps(
  history: readonly PricePoint[],
  operation: string,
  now: Date,
): PriceStep[] {
  const points = history
    .filter(
      (point): point is PricePoint & { price: number } =>
        point.operation === operation && point.price !== null,
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .filter((point, index, all) => point.price !== all[index - 1]?.price)
  const first = points[0]
  if (!first) return []
  const start = Date.parse(first.at)
  const length = Math.max(now.getTime() - start, 1)
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return points.map(({ at, price }, index) => ({
    at,
    price,
    change: index === 0 ? 0 : price - (points[index - 1]?.price ?? price),
    x: (Date.parse(at) - start) / length,
    y: high === low ? 0.5 : (price - low) / (high - low),
  }))
}
