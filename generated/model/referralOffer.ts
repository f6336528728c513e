import type { AgencyId } from './agencyId.ts';
import type { ReferralTerms } from './referralTerms.ts';

/**
 * An agency that takes referrals.
 */
export interface ReferralOffer {
  agencyId: AgencyId;
  name: string;
  terms: ReferralTerms;
}
