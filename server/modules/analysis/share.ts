import type { AnalysisShare } from '../../../generated/model/index.ts'

/** Below so many cases a figure is counts, no share. */
export const LEAST = 10

/** Quantile of 95 %, two-sided. */
const Z = 1.959964

const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4

/**
 * A share with Wilson's score interval of 95 % (E. B. Wilson, JASA 22, 1927), which holds for few
 * cases and for shares near 0 and 1; null below `least` cases.
 */
export function shareOf(n: number, of: number, least = LEAST): AnalysisShare | null {
  if (of < Math.max(1, least)) return null
  const p = n / of
  const z2 = Z * Z
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of)
  const half = (Z / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return { value: rounded(p), low: rounded(middle - half), high: rounded(middle + half) }
}
