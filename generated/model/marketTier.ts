import type { Money } from './money.ts';

/**
 * A price for homes up to a size; the last one may be without a size, for all that are larger.
 */
export interface MarketTier {
  /**
     * @minimum 1
     * @maximum 100000
     */
  upToM2?: number;
  amount: Money;
}
