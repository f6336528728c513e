import type { Money } from './money.ts';

/**
 * Where the home's own price lies.
 */
export interface ValuationPosition {
  price: Money;
  /**
     * Of 100 homes like it, how many ask less per m2, each adjusted.
     * @minimum 0
     * @maximum 100
     */
  percentile: number;
  /**
     * Above the value in per cent, below it when negative; null without a value.
     * @nullable
     */
  deltaPct: number | null;
}
