
/**
 * One field that a proposal writes.
 */
export interface ProposalChange {
  /** As the body of the operation calls it. */
  field: string;
  /**
     * As it stood when the proposal was made, or was last looked at; null: nothing, or not of one field.
     * @nullable
     */
  before: string | number | boolean | null;
  /**
     * Money in EUR cents, moments in UTC, lists with commas.
     * @nullable
     */
  after: string | number | boolean | null;
  /** updateProposal takes it. */
  editable: boolean;
}
