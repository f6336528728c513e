import { compare, mostAlike, type Compared } from './compare.ts'
import { logPerM2, type Home } from './traits.ts'

/** Homes that count at most, and fewer than which say nothing. */
export const MOST = 15
export const FEWEST = 8
/** Further away nothing is comparable. */
export const FURTHEST_KM = 8
/** Of so many nearest homes the most alike are taken. */
export const POOL = 150
/** A doubt wider than this share of the value is no figure. */
const WIDEST = 0.45
/** Homes among which a price finds its place. */
const RANKED = 40

/** The value at which half of the weight lies below. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let below = 0
  for (const { value, weight } of sorted) if ((below += weight) >= half) return value
  return Number.NaN
}

/** What the most alike say: ln EUR cents per m², and the unit in which its doubt is counted. */
export function judge(best: readonly Compared[]): { log: number; doubt: number } {
  const log = weightedMedian(best.map(({ adjusted: value, weight }) => ({ value, weight })))
  const spread = weightedMedian(
    best.map(({ adjusted, weight }) => ({ value: Math.abs(adjusted - log), weight })),
  )
  const sum = best.reduce((total, { weight }) => total + weight, 0)
  return { log, doubt: 0.06 + spread + 0.1 / Math.sqrt(sum) }
}

export interface Estimate {
  best: Compared[]
  /** EUR cents; null with why. */
  value: { value: number; low: number; high: number } | null
  reason: 'tooFew' | 'tooWide' | null
  /** Share by which the value may be off upwards, 0.2 is 20 %; null when nothing was judged. */
  halfWidth: number | null
  /** Of 100 homes alike, how many ask less per m² than the subject does; null without its price. */
  percentile: number | null
}

/**
 * What homes like this one ask: the weighted median of the most alike, each moved to the subject by
 * the slopes; `quantile` is how many doubts hold 8 of 10 homes (`fit.ts`).
 */
export function estimate(
  subject: Home,
  pool: readonly Home[],
  { slopes, quantile }: { slopes: readonly number[]; quantile: number },
): Estimate {
  const compared = compare(subject, pool, slopes).filter(({ km }) => km <= FURTHEST_KM)
  const best = mostAlike(compared, MOST)
  const nothing = { best, value: null, halfWidth: null, percentile: null }
  if (best.length < FEWEST) return { ...nothing, reason: 'tooFew' }
  const { log, doubt } = judge(best)
  const halfWidth = Math.exp(quantile * doubt) - 1
  const asked = logPerM2(subject)
  const ranked = mostAlike(compared, RANKED)
  const below = ranked.filter(({ adjusted }) => adjusted < asked).length
  const percentile = subject.price > 0 ? Math.round((below / ranked.length) * 100) : null
  if (halfWidth > WIDEST) return { ...nothing, reason: 'tooWide', halfWidth, percentile }
  const cents = (shift: number) => Math.exp(log + shift) * subject.m2
  const value = { value: cents(0), low: cents(-quantile * doubt), high: cents(quantile * doubt) }
  return { best, value, reason: null, halfWidth, percentile }
}
