import type { MatchCriterion } from './matchCriterion.ts';

/**
 * Whether what was learned of a criterion counts.
 */
export interface MatchTuningInput {
  criterion: MatchCriterion;
  on: boolean;
}
