import type { Money } from './money.ts';

/**
 * What a referral brings, by its frozen terms. EUR cents.
 */
export interface ReferralPayout {
  closePrice: Money;
  fee: Money;
  gross: Money;
  vat: Money;
  /**
     * @minimum 0
     * @maximum 100
     */
  retentionPct: number;
  retention: Money;
  net: Money;
}
