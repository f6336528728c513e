import type { PriceReason } from './priceReason.ts';

/**
 * Why a price in `basics` changes; kept in the home's history and in its owners' timeline. Of no effect where no price changes.
 */
export interface PriceWhy {
  reason: PriceReason;
  /**
     * In one's own words; needed with other (400 at `priceChange.text`).
     * @maxLength 500
     */
  text?: string;
}
