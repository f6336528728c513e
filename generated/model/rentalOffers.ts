import type { RentalOffer } from './rentalOffer.ts';

/**
 * Offers, newest first, the last 200.
 */
export interface RentalOffers {
  items: RentalOffer[];
}
