
/**
 * Which version is meant.
 */
export interface DealVersion {
  /** @minimum 1 */
  version: number;
}
