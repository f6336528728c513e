import type { MatchCriterion } from './matchCriterion.ts';
import type { MatchPartText } from './matchPartText.ts';
import type { MatchValues } from './matchValues.ts';

/**
 * One criterion of a score. `text` names the sentence that explains it; `values` are its figures (EUR cents, m2, metres, counts) and codes.
 */
export interface MatchPart {
  criterion: MatchCriterion;
  /**
     * Most points; the weights of a demand add up to 100.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  points: number;
  /** Whether the home says it; what is not known costs points but is no reason against. */
  known: boolean;
  text: MatchPartText;
  values: MatchValues;
}
