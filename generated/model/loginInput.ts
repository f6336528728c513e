
/**
 * Sign-in with e-mail and password.
 */
export interface LoginInput {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
