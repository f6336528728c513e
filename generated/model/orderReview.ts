
/**
 * A rating and its answer.
 */
export interface OrderReview {
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  /** @nullable */
  text: string | null;
  at: string;
  /** @nullable */
  answer: string | null;
}
