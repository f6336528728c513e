import type { Valuation } from './valuation.ts';

/**
 * Estimates of a home, the newest first.
 */
export interface ValuationList {
  items: Valuation[];
}
