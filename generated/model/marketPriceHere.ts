import type { MarketPriceKind } from './marketPriceKind.ts';

/**
 * What it costs for a home, EUR cents without VAT, options and way; null for one by quotation, or by the m² of a home of which nobody knows them.
 */
export interface MarketPriceHere {
  kind: MarketPriceKind;
  /**
     * @minimum 0
     * @nullable
     */
  amount: number | null;
  /**
     * The least it costs.
     * @minimum 0
     * @nullable
     */
  from: number | null;
  /**
     * Built m² it was counted with.
     * @nullable
     */
  m2: number | null;
  /**
     * End of the step that the home is in; null of the last and where there are none.
     * @nullable
     */
  upToM2: number | null;
}
