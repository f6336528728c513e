import type { Proposal } from './proposal.ts';

/**
 * Proposals, newest first.
 */
export interface ProposalPage {
  items: Proposal[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
