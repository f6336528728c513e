
/**
 * The proof that it is oneself who closes the account.
 */
export interface ErasureInput {
  /**
     * The present password.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
