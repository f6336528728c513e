import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { MarketCategory } from './marketCategory.ts';
import type { MarketPicture } from './marketPicture.ts';
import type { MarketPriceHere } from './marketPriceHere.ts';
import type { MarketRating } from './marketRating.ts';
import type { MarketSellerName } from './marketSellerName.ts';
import type { MarketWay } from './marketWay.ts';
import type { Uuid } from './uuid.ts';

/**
 * A service as the list has it.
 */
export interface MarketRow {
  id: Uuid;
  category: MarketCategory;
  title: LocalizedLine;
  description: LocalizedText;
  picture: MarketPicture | null;
  seller: MarketSellerName;
  rating: MarketRating;
  price: MarketPriceHere;
  way: MarketWay | null;
  /**
     * Next free times for the home, UTC; empty without a home and for what needs no hour.
     * @maxItems 3
     */
  times: string[];
  /** First day it can come, in Europe/Madrid. */
  firstDay: string;
  needsHome: boolean;
  /** Offered by myself. */
  own: boolean;
}
