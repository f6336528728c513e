
/**
 * How the operator settles a dispute.
 */
export interface DisputeInput {
  /**
     * Of the total that goes back to the buyer.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * Why; both sides read it.
     * @minLength 10
     * @maxLength 500
     */
  reason: string;
  /** @minimum 1 */
  version: number;
}
