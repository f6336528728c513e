
/**
 * What a seller answers to a rating.
 */
export interface OrderAnswerInput {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
