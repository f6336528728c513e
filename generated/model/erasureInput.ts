
/**
 * The proof that it is oneself who closes the account.
 */
export interface ErasureInput {
  /**
     * The present password. Not needed any more: `x-step-up` asks for the proof.
     * @minLength 1
     * @maxLength 200
     */
  password?: string;
}
