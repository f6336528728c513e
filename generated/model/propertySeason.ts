import type { Money } from './money.ts';

/**
 * Price of a season, per rentPeriod.
 */
export interface PropertySeason {
  from: string;
  to: string;
  price: Money;
}
