
/**
 * Where a proposal stands.
 */
export type ProposalState = typeof ProposalState[keyof typeof ProposalState];


export const ProposalState = {
  open: 'open',
  confirmed: 'confirmed',
  refused: 'refused',
  expired: 'expired',
  failed: 'failed',
  undone: 'undone',
} as const;
