import type { ListingCard } from './listingCard.ts';

/**
 * Some homes.
 */
export interface ListingCardList {
  items: ListingCard[];
}
