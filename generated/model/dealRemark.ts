
/**
 * What is odd about a price, for who proposes it to read again.
 */
export type DealRemark = typeof DealRemark[keyof typeof DealRemark];


export const DealRemark = {
  far_below: 'far_below',
  far_above: 'far_above',
} as const;
