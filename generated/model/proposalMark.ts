
/**
 * Why a proposal asks for a second look.
 */
export type ProposalMark = typeof ProposalMark[keyof typeof ProposalMark];


export const ProposalMark = {
  price: 'price',
  host: 'host',
  reach: 'reach',
  source: 'source',
} as const;
