
/**
 * What a proposal is about.
 */
export type ProposalTargetKind = typeof ProposalTargetKind[keyof typeof ProposalTargetKind];


export const ProposalTargetKind = {
  thread: 'thread',
  agenda: 'agenda',
  event: 'event',
  home: 'home',
  demand: 'demand',
  contact: 'contact',
} as const;
