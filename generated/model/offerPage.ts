import type { Offer } from './offer.ts';

/**
 * Offers, newest first.
 */
export interface OfferPage {
  items: Offer[];
  /** @nullable */
  next: string | null;
}
