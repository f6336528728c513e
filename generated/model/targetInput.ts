
/**
 * Targets of a person per month; null takes one away, an absent one stays.
 */
export interface TargetInput {
  /**
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  captures?: number | null;
  /**
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  matches?: number | null;
  /**
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  visits?: number | null;
}
