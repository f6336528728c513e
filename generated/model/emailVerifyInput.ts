
/**
 * The token of the mailed link. Without it, the link is asked for.
 */
export interface EmailVerifyInput {
  /**
     * @minLength 20
     * @maxLength 200
     */
  token?: string;
}
