import type { AnalysisChange } from './analysisChange.ts';

/**
 * Months of the period that were closed, and what changed since.
 */
export interface AnalysisFrozen {
  /**
     * The last of them.
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  /** When it was closed. */
  at: string;
  /**
     * Steps with another number now than when the months were closed.
     * @maxItems 6
     */
  changes: AnalysisChange[];
}
