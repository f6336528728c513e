import type { SellerCards } from './sellerCards.ts';
import type { SellerData } from './sellerData.ts';
import type { SellerMissingItem } from './sellerMissingItem.ts';

/**
 * A seller as they have filled it in; an absent field is not filled in.
 */
export interface Seller {
  data: SellerData;
  /**
     * The last four digits.
     * @nullable
     */
  ibanEnd: string | null;
  /** What a publication waits for. */
  missing: SellerMissingItem[];
  /**
     * Orders they called off after accepting.
     * @minimum 0
     */
  strikes: number;
  /** The operator has stopped them; their services are not shown. */
  isSuspended: boolean;
  /** Whether the operator looks before a service is published. */
  isReviewed: boolean;
  cards: SellerCards;
  /** @minimum 0 */
  version: number;
}
