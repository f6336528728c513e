import type { MarketTime } from './marketTime.ts';

/**
 * Free times, the next first.
 */
export interface MarketTimes {
  items: MarketTime[];
  /**
     * How long it takes.
     * @minimum 0
     */
  minutes: number;
}
