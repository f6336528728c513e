import type { ReferralOffer } from './referralOffer.ts';

/**
 * Agencies that take referrals.
 */
export interface ReferralOfferList {
  /** @maxItems 200 */
  items: ReferralOffer[];
}
