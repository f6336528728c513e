import type { MarketSumLineKind } from './marketSumLineKind.ts';

/**
 * A line of a sum, EUR cents without VAT.
 */
export interface MarketSumLine {
  kind: MarketSumLineKind;
  name: string;
  /**
     * How many; of the way its kilometres.
     * @minimum 0
     */
  quantity: number;
  amount: number;
}
