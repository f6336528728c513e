import type { Money } from './money.ts';
import type { ReferralTermsKind } from './referralTermsKind.ts';

/**
 * What an agency gives for a referral that ends in a sale. EUR cents, per cent.
 */
export interface ReferralTermsInput {
  /** Whether the agency takes referrals at all. */
  open: boolean;
  kind: ReferralTermsKind;
  /**
     * Of the agency's fee, without VAT.
     * @minimum 1
     * @maximum 30
     */
  percent?: number;
  amount?: Money;
  cap?: Money;
  /**
     * The agency's usual fee, of the price: what examples are reckoned by until there is a mandate.
     * @minimum 0.1
     * @maximum 20
     */
  feePct: number;
  /**
     * How long a referral holds from the day it is sent.
     * @minimum 6
     * @maximum 24
     */
  months: number;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
