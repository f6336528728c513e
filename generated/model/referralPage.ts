import type { Referral } from './referral.ts';

/**
 * Referrals.
 */
export interface ReferralPage {
  items: Referral[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** @minimum 0 */
  total: number;
}
