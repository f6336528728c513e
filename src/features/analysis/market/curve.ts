import type { AnalysisSurvivalPoint } from '../../../../generated/model'

/** Days the curve is drawn over. */
export const LAST_DAY = 365

/** What is left on a day: the last step up to it, all before the first. */
export function leftOn(points: AnalysisSurvivalPoint[], day: number): AnalysisSurvivalPoint {
  const all = { day: 0, left: 1, low: 1, high: 1, risk: 0 }
  return points.findLast((point) => point.day <= day) ?? all
}

/** Days on which one of the curves falls, from the first to the last drawn. */
export const daysOf = (...curves: AnalysisSurvivalPoint[][]): number[] =>
  [...new Set([0, ...curves.flatMap((points) => points.map(({ day }) => day)), LAST_DAY])]
    .filter((day) => day <= LAST_DAY)
    .toSorted((a, b) => a - b)
