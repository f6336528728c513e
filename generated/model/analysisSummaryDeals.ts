import type { AnalysisSummarySource } from './analysisSummarySource.ts';

export type AnalysisSummaryDeals = {
  /**
     * Enquiries of the period.
     * @minimum 0
     */
  n: number;
  /** @minimum 0 */
  visited: number;
  /** @minimum 0 */
  closed: number;
  /**
     * Those with most deals first, then with most visits.
     * @maxItems 5
     */
  sources: AnalysisSummarySource[];
};
