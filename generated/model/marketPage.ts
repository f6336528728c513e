import type { MarketCategoryCount } from './marketCategoryCount.ts';
import type { MarketHome } from './marketHome.ts';
import type { MarketRow } from './marketRow.ts';

/**
 * Services on offer.
 */
export interface MarketPage {
  items: MarketRow[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
  categories: MarketCategoryCount[];
  home: MarketHome | null;
}
