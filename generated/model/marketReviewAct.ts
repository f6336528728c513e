
/**
 * What the operator says of a publication or of who sells.
 */
export type MarketReviewAct = typeof MarketReviewAct[keyof typeof MarketReviewAct];


export const MarketReviewAct = {
  approve: 'approve',
  reject: 'reject',
  suspend: 'suspend',
  restore: 'restore',
} as const;
