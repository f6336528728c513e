import type { Money } from './money.ts';

/**
 * What the way costs: kilometres by road from the seller's town, beyond those that are free.
 */
export interface MarketTravel {
  /**
     * @minimum 0
     * @maximum 500
     */
  freeKm?: number;
  perKm?: Money;
}
