
/**
 * What a buyer says of a service.
 */
export interface OrderReviewInput {
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  /** @maxLength 1000 */
  text?: string;
}
