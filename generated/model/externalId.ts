
/**
 * The name another system gives this home.
 */
export interface ExternalId {
  /** @maxLength 40 */
  system: string;
  /** @maxLength 255 */
  id: string;
}
