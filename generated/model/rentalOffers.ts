import type { RentalOffer } from './rentalOffer.ts';

/**
 * Offers, open ones first, then newest first; at most 200.
 */
export interface RentalOffers {
  items: RentalOffer[];
}
