
/**
 * Where a deal stands.
 */
export type DealState = typeof DealState[keyof typeof DealState];


export const DealState = {
  proposed: 'proposed',
  agreed: 'agreed',
  invoiced: 'invoiced',
  paid: 'paid',
  disputed: 'disputed',
} as const;
