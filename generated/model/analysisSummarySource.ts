
/**
 * What came of enquiries of a source.
 */
export interface AnalysisSummarySource {
  source: string;
  /** @minimum 0 */
  n: number;
  /** @minimum 0 */
  visited: number;
  /** @minimum 0 */
  closed: number;
}
