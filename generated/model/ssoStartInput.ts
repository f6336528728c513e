
/**
 * Whose company's account it is.
 */
export interface SsoStartInput {
  /** @maxLength 254 */
  email: string;
}
