import type { MarketReview } from './marketReview.ts';

/**
 * What is so now.
 */
export interface MarketReviewConflict {
  message: string;
  current: MarketReview;
}
