import type { ListingCard } from './listingCard.ts';

/**
 * A home that is no longer offered, and similar ones.
 */
export interface ListingGone {
  message: string;
  similar: ListingCard[];
}
