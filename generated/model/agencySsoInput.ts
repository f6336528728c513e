
/**
 * The company's provider, and whether its people sign in by it alone.
 */
export interface AgencySsoInput {
  /** @maxLength 255 */
  issuer: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  client_id: string;
  /**
     * Left out, the one that is kept stays.
     * @minLength 1
     * @maxLength 512
     */
  client_secret?: string;
  /**
     * @minLength 4
     * @maxLength 253
     */
  domain: string;
  required?: boolean;
}
