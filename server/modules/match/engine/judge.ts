import type { MatchFail, MatchPart } from '../../../../generated/model/index.ts'
import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { CRITERIA } from '../codes.ts'
import { failsOf } from './fails.ts'
import { NOT_MET, RULES } from './rules.ts'

/** How a home stands against a demand. */
export interface Verdict {
  /** 0 to 100, the sum of the parts; 100 when the demand asks nothing that is weighed. */
  score: number
  parts: MatchPart[]
  /** Conditions it breaks; empty when it fits. */
  fails: MatchFail[]
}

/** Weighs a home against a demand. Pure: the same two always give the same verdict. */
export function judge(criteria: Criteria, home: Facts): Verdict {
  const parts = CRITERIA.flatMap((criterion): MatchPart[] => {
    const weight = criteria.weights[criterion]
    if (weight === undefined) return []
    const { share, known, text, values } = criteria.unmet?.includes(criterion)
      ? NOT_MET
      : RULES[criterion](criteria, home)
    return [
      { criterion, weight, points: Math.floor((weight * share + 500) / 1000), known, text, values },
    ]
  })
  return {
    score: parts.length === 0 ? 100 : parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    fails: failsOf(criteria, home),
  }
}
