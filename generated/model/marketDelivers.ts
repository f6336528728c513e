import type { MarketDeliversKind } from './marketDeliversKind.ts';

/**
 * What comes of it, and how much.
 */
export interface MarketDelivers {
  kind: MarketDeliversKind;
  /**
     * @minimum 1
     * @maximum 200
     */
  min?: number;
  /**
     * @minimum 1
     * @maximum 200
     */
  max?: number;
}
