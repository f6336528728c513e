
/**
 * What became of a proposed price.
 */
export type OwnerProposalState = typeof OwnerProposalState[keyof typeof OwnerProposalState];


export const OwnerProposalState = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  talk: 'talk',
  withdrawn: 'withdrawn',
} as const;
