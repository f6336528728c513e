import type { AnalysisActCount } from './analysisActCount.ts';

export type AnalysisSummaryHomes = {
  /**
     * On the market now.
     * @minimum 0
     */
  n: number;
  /**
     * Of these, whose price was compared.
     * @minimum 0
     */
  priced: number;
  /** @maxItems 5 */
  acts: AnalysisActCount[];
};
