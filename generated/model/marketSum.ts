import type { MarketSumLine } from './marketSumLine.ts';
import type { MarketSumRetentionPct } from './marketSumRetentionPct.ts';
import type { MarketSumVatPct } from './marketSumVatPct.ts';

/**
 * What an order costs, EUR cents; `total` is what the buyer transfers. Null while there is no price.
 */
export interface MarketSum {
  lines: MarketSumLine[];
  /** @nullable */
  net: number | null;
  vatPct: MarketSumVatPct;
  /** @nullable */
  vat: number | null;
  retentionPct: MarketSumRetentionPct;
  /**
     * Kept back by the buyer, who pays it to the tax office.
     * @nullable
     */
  retention: number | null;
  /** @nullable */
  total: number | null;
}
