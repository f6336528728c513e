import type { MarketPriceKind } from './marketPriceKind.ts';
import type { MarketTier } from './marketTier.ts';
import type { Money } from './money.ts';

/**
 * What a service costs, EUR cents without VAT.
 */
export interface MarketPrice {
  kind: MarketPriceKind;
  amount?: Money;
  min?: Money;
  /**
     * @minItems 1
     * @maxItems 8
     */
  tiers?: MarketTier[];
}
