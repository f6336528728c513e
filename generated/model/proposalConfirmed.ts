import type { Proposal } from './proposal.ts';

/**
 * A proposal that was done, and the link that it made, told this once.
 */
export interface ProposalConfirmed {
  proposal: Proposal;
  /**
     * Of homes for a buyer: the link to send on; null where it was mailed, and of all else.
     * @nullable
     */
  url: string | null;
}
