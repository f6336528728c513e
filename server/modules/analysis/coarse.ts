import type { AnalysisSurvival, AnalysisSurvivalPoint } from '../../../generated/model/index.ts'
import type { Followed } from './survival.ts'

/** Fewer homes than this are never told apart, nor a change that fewer of them made. */
const HOMES = 5
const DAYS = 30
const SHARES = 20
/** Where fewer are still followed a curve is a few homes' own days. */
const LEAST_AT_RISK = 20

const homesTold = (n: number): number => Math.floor(n / HOMES) * HOMES
const share = (value: number): number => Math.round(value * SHARES) / SHARES

/** Points after which at least five more were sold, each at the end of its thirty days. */
function stepsOf(
  points: readonly AnalysisSurvivalPoint[],
  homes: readonly Followed[],
): AnalysisSurvivalPoint[] {
  const sold = homes.flatMap((home) => (home.sold ? home.days : [])).toSorted((a, b) => a - b)
  const steps = new Map<number, AnalysisSurvivalPoint>()
  let [told, until] = [0, 0]
  for (const point of points) {
    if (point.risk < LEAST_AT_RISK) break
    while (until < sold.length && (sold[until] ?? 0) <= point.day) until += 1
    if (until - told < HOMES) continue
    told = until
    const day = Math.ceil(point.day / DAYS) * DAYS
    steps.set(day, { ...point, day })
  }
  return [...steps.values()]
}

/**
 * A curve of other agencies' homes, told so that no single one's end is read from it
 * (docs/decisions/0283): when a home came and went is public, whether it was sold is not. The median
 * is that of the steps that are told.
 */
export function coarse(
  { points, ...curve }: AnalysisSurvival,
  homes: readonly Followed[],
): AnalysisSurvival {
  const steps = stepsOf(points, homes)
  const half = (bound: 'left' | 'low' | 'high'): number | null =>
    steps.find((step) => step[bound] <= 0.5)?.day ?? null
  return {
    ...curve,
    n: homesTold(curve.n),
    sold: homesTold(curve.sold),
    medianDays: half('left'),
    low: half('low'),
    high: half('high'),
    points: steps.map(({ day, left, low, high, risk }) => ({
      day,
      left: share(left),
      low: share(low),
      high: share(high),
      risk: homesTold(risk),
    })),
  }
}
