import type { MarketHome } from './marketHome.ts';
import type { MarketPicture } from './marketPicture.ts';
import type { MarketPublicationInput } from './marketPublicationInput.ts';
import type { MarketPublicationStatus } from './marketPublicationStatus.ts';
import type { MarketRow } from './marketRow.ts';
import type { MarketSellerFacts } from './marketSellerFacts.ts';

/**
 * A service with all that an order hangs on.
 */
export interface MarketItem {
  row: MarketRow;
  doc: MarketPublicationInput;
  /** @maxItems 10 */
  pictures: MarketPicture[];
  home: MarketHome | null;
  sellerFacts: MarketSellerFacts;
  state: MarketPublicationStatus;
  /** Whether it can be paid by card. */
  cards: boolean;
}
