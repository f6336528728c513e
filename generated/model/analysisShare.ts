
/**
 * A share with the interval in which it lies with 95 % (Wilson's), each 0 to 1.
 */
export interface AnalysisShare {
  /**
     * @minimum 0
     * @maximum 1
     */
  value: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  low: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  high: number;
}
