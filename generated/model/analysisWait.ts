import type { AnalysisShare } from './analysisShare.ts';

/**
 * How long some enquiries waited, in minutes of office hours.
 */
export interface AnalysisWait {
  /**
     * Person, source or code; null of the whole, and of what has none.
     * @nullable
     */
  key: string | null;
  /**
     * Of a person; null of others, whose key says it.
     * @nullable
     */
  name: string | null;
  /**
     * Enquiries.
     * @minimum 0
     */
  n: number;
  /**
     * Those whose answer has a moment.
     * @minimum 0
     */
  answered: number;
  /**
     * Answered within 15 minutes.
     * @minimum 0
     */
  quick: number;
  /**
     * Answered within 60 minutes.
     * @minimum 0
     */
  hour: number;
  /**
     * Answered within the agency's goal.
     * @minimum 0
     */
  goal: number;
  /** `goal` of `n`; null below 10. */
  shareGoal: AnalysisShare | null;
  /**
     * Null where nobody was answered.
     * @minimum 0
     * @nullable
     */
  medianMinutes: number | null;
  /**
     * Nine of ten were answered before; null below 10.
     * @minimum 0
     * @nullable
     */
  slowMinutes: number | null;
}
