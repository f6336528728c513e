
/**
 * How many are left on the market from a day on.
 */
export interface AnalysisSurvivalPoint {
  /**
     * Days since it was published.
     * @minimum 0
     */
  day: number;
  /**
     * Share not sold or let by the end of that day.
     * @minimum 0
     * @maximum 1
     */
  left: number;
  /**
     * The interval of 95 %.
     * @minimum 0
     * @maximum 1
     */
  low: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  high: number;
  /**
     * Homes still followed that day.
     * @minimum 0
     */
  risk: number;
}
