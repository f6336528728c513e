import type { MarketSum } from './marketSum.ts';
import type { MarketTime } from './marketTime.ts';

/**
 * What it costs now, and times near the one that was taken.
 */
export interface OrderSumNow {
  sum: MarketSum;
  /** @maxItems 3 */
  times: MarketTime[];
}
