import type {
  AnalysisHealthBand,
  AnalysisHealthKind,
  AnalysisHealthPart,
  AnalysisHomeAct,
  AnalysisPriceClass,
  PassportState,
} from '../../../../generated/model/index.ts'

/** What is known of a home on the market; null: not known. */
export interface Facts {
  days: number
  medianDays: number | null
  percentile: number | null
  deltaPct: number | null
  views: number
  enquiries: number
  /** Enquiries that as many openings of homes like it bring. */
  expected: number | null
  completenessPct: number
  photos: number
  passport: PassportState
  /** Days until its mandate ends, negative once it has; null: no end. */
  mandateDays: number | null
}

/** Points of each part; together 100 (docs/decisions/0277). */
export const POINTS: Record<AnalysisHealthKind, number> = {
  price: 35,
  days: 25,
  interest: 20,
  record: 10,
  passport: 10,
}
/** A price so far above its estimate, in per cent, has no points; at it or below, all. */
const DEAREST = 25
/** Days on the market in medians: all points until the first, none from the second on. */
const [FRESH, STALE] = [0.5, 2]
const DEAR = 10
const DEAR_PERCENTILE = 85
const FEWEST_PHOTOS = 6
const MANDATE_DAYS = 30
/** Homes that long on the market, in medians, that nobody asks for, are given back. */
const HOPELESS = 3

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** By the estimate; where it is too doubtful to be told, by the place among homes like it. */
function priceShare({ deltaPct, percentile }: Facts): number | null {
  if (deltaPct !== null) return within(1 - deltaPct / DEAREST)
  return percentile === null ? null : within(1 - (percentile - 50) / 50)
}

const SHARES: Record<AnalysisHealthKind, (facts: Facts) => number | null> = {
  price: priceShare,
  days: ({ days, medianDays }) =>
    medianDays === null || medianDays === 0
      ? null
      : within((STALE - days / medianDays) / (STALE - FRESH)),
  // One is added on both sides: three openings without an enquiry say nothing of a home.
  interest: ({ enquiries, expected }) =>
    expected === null ? null : within((enquiries + 1) / (expected + 1)),
  record: ({ completenessPct }) => completenessPct / 100,
  passport: ({ passport }) => (passport === 'red' ? 0 : passport === 'amber' ? 0.5 : 1),
}

/** The parts of a home's health, in the order in which they weigh. */
export const partsOf = (facts: Facts): AnalysisHealthPart[] =>
  (Object.keys(POINTS) as AnalysisHealthKind[]).map((part) => {
    const share = SHARES[part](facts)
    return {
      part,
      points: share === null ? null : Math.round(share * POINTS[part]),
      of: POINTS[part],
    }
  })

/** Points in per cent of those that are known; null where less than half of them are. */
export function scoreOf(parts: readonly AnalysisHealthPart[]): number | null {
  const known = parts.filter(({ points }) => points !== null)
  const of = known.reduce((sum, part) => sum + part.of, 0)
  const points = known.reduce((sum, part) => sum + (part.points ?? 0), 0)
  return of < 50 ? null : Math.round((points / of) * 100)
}

/** What a home asks for first; null: nothing. */
export function actOf(facts: Facts): AnalysisHomeAct | null {
  const { passport, mandateDays, deltaPct, percentile, photos } = facts
  if (passport === 'red') return 'papers'
  if (mandateDays !== null && mandateDays <= MANDATE_DAYS) return 'renew'
  const isDear =
    deltaPct === null ? percentile !== null && percentile >= DEAR_PERCENTILE : deltaPct >= DEAR
  if (isDear) return isHopeless(facts) ? 'drop' : 'reprice'
  return photos < FEWEST_PHOTOS ? 'photos' : null
}

const isHopeless = ({ days, medianDays, enquiries, deltaPct }: Facts): boolean =>
  deltaPct !== null && medianDays !== null && days >= HOPELESS * medianDays && enquiries === 0

export const bandOf = (score: number | null): AnalysisHealthBand => {
  if (score === null) return 'unknown'
  return score < 40 ? 'act' : score < 60 ? 'watch' : score < 80 ? 'well' : 'best'
}

export const classOf = (deltaPct: number | null): AnalysisPriceClass => {
  if (deltaPct === null) return 'unknown'
  if (deltaPct <= -DEAR) return 'far_below'
  if (deltaPct <= -4) return 'below'
  if (deltaPct < 4) return 'like'
  return deltaPct < DEAR ? 'above' : 'far_above'
}
