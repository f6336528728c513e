import type { MarketCancellation } from '../../../../generated/model/index.ts'

const HOUR = 3_600_000

/** Hours before the work, and what goes back to a buyer who calls it off by then, in per cent. */
const STEPS: Record<MarketCancellation, readonly [hours: number, pct: number][]> = {
  flexible: [[24, 100]],
  standard: [
    [72, 100],
    [24, 50],
  ],
  strict: [
    [168, 100],
    [48, 50],
  ],
}

/** What goes back to a buyer who calls it off now, in per cent; without an hour all of it. */
export function cancelPct(terms: MarketCancellation, startsAt: Date | null, now: Date): number {
  if (startsAt === null) return 100
  const hours = (startsAt.getTime() - now.getTime()) / HOUR
  return STEPS[terms].find(([least]) => hours >= least)?.[1] ?? 0
}
