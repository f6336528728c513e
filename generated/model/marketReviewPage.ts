import type { MarketReview } from './marketReview.ts';

/**
 * Publications as the site's operator looks at them.
 */
export interface MarketReviewPage {
  items: MarketReview[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
}
