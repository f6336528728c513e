import type { MatchCriterion } from './matchCriterion.ts';
import type { MatchTuningCause } from './matchTuningCause.ts';

/**
 * What reactions taught: a criterion counts more or less than at first. Between half and one and a half times.
 */
export interface MatchTuning {
  criterion: MatchCriterion;
  /**
     * By how much its weight is changed; 0 for places that count less.
     * @minimum -50
     * @maximum 50
     */
  percent: number;
  cause: MatchTuningCause;
  /** How many reactions taught it. */
  count: number;
  /** Whether it is taken into account. */
  on: boolean;
  /** Names of municipalities that count less. */
  places: string[];
}
