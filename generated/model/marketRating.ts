
/**
 * What buyers said of it: the mean of the stars, one decimal, and how many; null of none.
 */
export interface MarketRating {
  /**
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  average: number | null;
  /** @minimum 0 */
  count: number;
}
