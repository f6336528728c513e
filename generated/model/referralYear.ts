import type { Money } from './money.ts';

/**
 * What a year brought, and this one what it may still bring. EUR cents after retention.
 */
export interface ReferralYear {
  /**
     * @minimum 2000
     * @maximum 2200
     */
  year: number;
  paid: Money;
  expected: Money;
}
