
/**
 * How many homes of either side are shared, and how many stay at home; of a proposal what would be.
 */
export interface AgreementCounts {
  /** @minimum 0 */
  shared: number;
  /** @minimum 0 */
  withheld: number;
  /** @minimum 0 */
  partnerShared: number;
  /** @minimum 0 */
  partnerWithheld: number;
}
