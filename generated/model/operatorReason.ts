
/**
 * Why the operator acts; kept with the act.
 */
export interface OperatorReason {
  /**
     * @minLength 10
     * @maxLength 500
     */
  reason: string;
}
