
export type AnalysisSummaryLaw = {
  /**
     * Homes on the market.
     * @minimum 0
     */
  n: number;
  /**
     * Homes of which something forbids advertising.
     * @minimum 0
     */
  red: number;
  /**
     * Homes of which something asks, and nothing forbids.
     * @minimum 0
     */
  amber: number;
};
