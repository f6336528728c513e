import type { ReferralTerms } from './referralTerms.ts';

/**
 * The terms in force, if there are any.
 */
export interface ReferralTermsReply {
  open: boolean;
  terms: ReferralTerms | null;
}
