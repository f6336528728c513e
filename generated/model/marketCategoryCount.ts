import type { MarketCategory } from './marketCategory.ts';

/**
 * How many services of a category fit.
 */
export interface MarketCategoryCount {
  category: MarketCategory;
  /** @minimum 0 */
  count: number;
}
