import type { Operation } from './operation.ts';
import type { PriceDemand } from './priceDemand.ts';
import type { PriceOwner } from './priceOwner.ts';

/**
 * Who hears of a price. People are counted, not named, but for the agency's own.
 */
export interface PriceEffect {
  operation: Operation;
  /**
     * EUR cents.
     * @nullable
     */
  old: number | null;
  /** EUR cents. */
  new: number;
  /** Off the market nobody outside hears of it. */
  onMarket: boolean;
  /** Who saved the home and wants to hear of a lower price. */
  savers: number;
  /** Saved searches with alerts that find it at this price and hear of it; 500 stands for 500 or more. */
  searches: number;
  /** Demands I may see that it fits now and did not before. */
  demandsNew: number;
  /** Demands it fitted before and does not now. */
  demandsLost: number;
  /** The best of the new ones, up to eight. */
  demands: PriceDemand[];
  /** Owners who are contacts: written in their timeline. */
  owners: PriceOwner[];
}
