import type { AnalysisHealthKind } from './analysisHealthKind.ts';

/**
 * One part of how a home stands.
 */
export interface AnalysisHealthPart {
  part: AnalysisHealthKind;
  /**
     * Null: not known; it is then no part of the score.
     * @minimum 0
     * @maximum 35
     * @nullable
     */
  points: number | null;
  /**
     * @minimum 10
     * @maximum 35
     */
  of: number;
}
