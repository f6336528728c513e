
/**
 * The link's token and the new password.
 */
export interface PasswordResetConfirmInput {
  /**
     * @minLength 20
     * @maxLength 200
     */
  token: string;
  /**
     * @minLength 6
     * @maxLength 200
     */
  password: string;
}
