
/**
 * What changes of a network.
 */
export interface NetworkPatch {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /** @maxLength 4000 */
  rules?: string;
}
