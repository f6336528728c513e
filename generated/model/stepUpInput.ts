
/**
 * The proof that it is oneself: one of the two.
 */
export interface StepUpInput {
  /**
     * The present password.
     * @minLength 1
     * @maxLength 200
     */
  password?: string;
  /**
     * The eight digits of the mail; spaces do not matter.
     * @minLength 1
     * @maxLength 20
     */
  code?: string;
}
