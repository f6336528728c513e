import type { Offer } from './offer.ts';

/**
 * Somebody changed it in between.
 */
export interface OfferConflict {
  message: string;
  current: Offer;
}
