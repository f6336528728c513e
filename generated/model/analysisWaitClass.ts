import type { AnalysisShare } from './analysisShare.ts';

/**
 * Answered enquiries by how long they waited, and how many of them led to a visit.
 */
export interface AnalysisWaitClass {
  /**
     * Minutes of office hours; null: longer than all others.
     * @nullable
     */
  upTo: number | null;
  /** @minimum 0 */
  n: number;
  /** @minimum 0 */
  visited: number;
  /** Null below 20, where classes cannot be compared. */
  share: AnalysisShare | null;
}
