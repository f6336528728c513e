import type { AnalysisSurvivalPoint } from '../../../generated/model/index.ts'

/** A home that was on the market: whole days until it was sold, or until it was last seen unsold. */
export interface Followed {
  days: number
  sold: boolean
}

/** A curve: what is left after each day on which something was sold, ascending. */
export interface Survival {
  points: AnalysisSurvivalPoint[]
  /** Day from which on at most half are left; null: more than half are. */
  median: number | null
  low: number | null
  high: number | null
}

/** Quantile of 95 %, two-sided. */
const Z = 1.959964

const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4

/**
 * Bounds of what is left by Kalbfleisch and Prentice's transformation log(-log S), which stays
 * within 0 and 1; `sum` is Greenwood's.
 */
function bounds(left: number, sum: number): { low: number; high: number } {
  if (left <= 0 || left >= 1) return { low: rounded(left), high: rounded(left) }
  const spread = Math.exp((Z * Math.sqrt(sum)) / Math.abs(Math.log(left)))
  return { low: rounded(left ** spread), high: rounded(left ** (1 / spread)) }
}

/**
 * Kaplan and Meier's estimate (JASA 53, 1958): unsold homes count for as long as they were there. A
 * home last seen on a day is still at risk that day. The median's interval is Brookmeyer and
 * Crowley's: where the bounds of the curve cross one half.
 */
export function survivalOf(homes: readonly Followed[]): Survival {
  const byDay = new Map<number, { sold: number; gone: number }>()
  for (const { days, sold } of homes) {
    const day = byDay.get(days) ?? { sold: 0, gone: 0 }
    day.gone += 1
    if (sold) day.sold += 1
    byDay.set(days, day)
  }
  let [risk, left, sum] = [homes.length, 1, 0]
  const points: AnalysisSurvivalPoint[] = []
  const crossed: { median?: number; low?: number; high?: number } = {}
  for (const [day, { sold, gone }] of [...byDay].toSorted(([a], [b]) => a - b)) {
    if (sold > 0) {
      left *= (risk - sold) / risk
      sum += risk > sold ? sold / (risk * (risk - sold)) : 0
      const { low, high } = bounds(left, sum)
      points.push({ day, left: rounded(left), low, high, risk })
      // What multiplies to one half may miss it by the last bit.
      if (left <= 0.5 + 1e-9) crossed.median ??= day
      if (low <= 0.5) crossed.low ??= day
      if (high <= 0.5) crossed.high ??= day
    }
    risk -= gone
  }
  return {
    points,
    median: crossed.median ?? null,
    low: crossed.low ?? null,
    high: crossed.high ?? null,
  }
}
