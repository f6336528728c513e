import type { ListingCard } from './listingCard.ts';

/**
 * A page of results. Counts above some thousands may be estimates.
 */
export interface ListingPage {
  items: ListingCard[];
  total: number;
  totalIsEstimate: boolean;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
