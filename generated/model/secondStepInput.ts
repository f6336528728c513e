
/**
 * The token of the first step, and a code of the app or a recovery code.
 */
export interface SecondStepInput {
  /**
     * @minLength 20
     * @maxLength 200
     */
  token: string;
  /**
     * @minLength 6
     * @maxLength 20
     */
  code: string;
}
