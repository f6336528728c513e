import type { ReferralYear } from './referralYear.ts';

/**
 * Money of referrals by year, and the once-a-year line. EUR cents.
 */
export interface ReferralSummary {
  /** @minimum 0 */
  paidThisYear: number;
  /**
     * How many may be paid this year; null without limit.
     * @minimum 1
     * @nullable
     */
  most: number | null;
  /** Whether it is known where to pay. */
  hasPayee: boolean;
  /** @maxItems 20 */
  years: ReferralYear[];
}
