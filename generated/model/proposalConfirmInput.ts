
/**
 * That a person wants what is proposed, as they have read it.
 */
export interface ProposalConfirmInput {
  /**
     * Of the proposal that was read.
     * @minimum 1
     */
  version: number;
  /**
     * That of the target, typed; needed where the proposal has marks.
     * @maxLength 80
     */
  reference?: string;
}
