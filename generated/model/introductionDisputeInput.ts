
/**
 * Why an introduction is disputed; its parties read it.
 */
export interface IntroductionDisputeInput {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
