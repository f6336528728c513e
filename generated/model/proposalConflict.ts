import type { Proposal } from './proposal.ts';

/**
 * The proposal, or what it is about, was changed in between; current is how it stands now.
 */
export interface ProposalConflict {
  message: string;
  current: Proposal;
}
