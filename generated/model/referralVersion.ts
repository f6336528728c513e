
/**
 * Which version is meant.
 */
export interface ReferralVersion {
  /** @minimum 1 */
  version: number;
}
