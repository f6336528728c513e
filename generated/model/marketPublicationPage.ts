import type { MarketPublication } from './marketPublication.ts';

/**
 * Publications of a seller.
 */
export interface MarketPublicationPage {
  items: MarketPublication[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
  /** Whether the operator looks before one is published. */
  isReviewed: boolean;
}
