import type { MarketPublication } from './marketPublication.ts';
import type { MarketReviewReport } from './marketReviewReport.ts';
import type { MarketSellerFacts } from './marketSellerFacts.ts';

/**
 * A publication as the site's operator looks at it.
 */
export interface MarketReview {
  publication: MarketPublication;
  sellerName: string;
  sellerFacts: MarketSellerFacts;
  /**
     * Orders that the seller accepted and called off.
     * @minimum 0
     */
  strikes: number;
  /** Whether the seller is stopped. */
  isSuspended: boolean;
  /** @maxItems 100 */
  reports: MarketReviewReport[];
}
