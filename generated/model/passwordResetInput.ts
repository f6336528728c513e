
/**
 * Asks for a one-time link.
 */
export interface PasswordResetInput {
  /** @maxLength 254 */
  email: string;
}
