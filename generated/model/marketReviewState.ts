
/**
 * A state of a publication that is more than a draft.
 */
export type MarketReviewState = typeof MarketReviewState[keyof typeof MarketReviewState];


export const MarketReviewState = {
  review: 'review',
  published: 'published',
  paused: 'paused',
  rejected: 'rejected',
} as const;
