
/**
 * The code that the app shows now.
 */
export interface TotpCodeInput {
  /**
     * @minLength 6
     * @maxLength 20
     */
  code: string;
}
