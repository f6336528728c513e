import type { AnalysisShare } from './analysisShare.ts';
import type { AnalysisStepKind } from './analysisStepKind.ts';

/**
 * A step of the funnel.
 */
export interface AnalysisStep {
  step: AnalysisStepKind;
  /**
     * Enquiries that came so far.
     * @minimum 0
     */
  n: number;
  /**
     * Those at the step before; at the first step `n`.
     * @minimum 0
     */
  of: number;
  /** `n` of `of`; null at the first step, and below 10, where it would say too much. */
  share: AnalysisShare | null;
  /**
     * From the step before to this one; null where no two moments are known.
     * @minimum 0
     * @nullable
     */
  medianDays: number | null;
  /**
     * Those at the step before that may still come here.
     * @minimum 0
     */
  open: number;
}
