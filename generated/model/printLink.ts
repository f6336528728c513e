
/**
 * A link that opens one print without signing in.
 */
export interface PrintLink {
  /** @maxLength 300 */
  token: string;
  /** Name of the file, with the home's reference. */
  filename: string;
  expiresAt: string;
}
