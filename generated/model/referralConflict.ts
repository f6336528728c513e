import type { Referral } from './referral.ts';

/**
 * What is stored now.
 */
export interface ReferralConflict {
  message: string;
  current: Referral;
}
