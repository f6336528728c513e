
/**
 * What an outcome does to the money of an order, EUR cents.
 */
export interface DisputeOutcome {
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * What the order came to.
     * @minimum 0
     */
  total: number;
  /**
     * What the buyer does not have to bear in the end; what went back before counts.
     * @minimum 0
     */
  back: number;
  /**
     * Of it, what the seller has to send back.
     * @minimum 0
     */
  owed: number;
  /**
     * Of it, what the buyer has not paid and need not.
     * @minimum 0
     */
  let: number;
  /**
     * The site's fee that is left, with its VAT.
     * @minimum 0
     */
  fee: number;
  /** What is left to the seller, without retention and fee. */
  left: number;
}
