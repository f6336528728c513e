
/**
 * How many homes of either side are shared, and how many stay at home; of a proposal what would be of the own alone.
 */
export interface AgreementCounts {
  /** @minimum 0 */
  shared: number;
  /** @minimum 0 */
  withheld: number;
  /**
     * Null until the other side has agreed to terms: whoever proposes them could count by its tags what is its own business.
     * @minimum 0
     * @nullable
     */
  partnerShared: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  partnerWithheld: number | null;
}
