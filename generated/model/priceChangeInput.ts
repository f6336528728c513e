import type { Money } from './money.ts';
import type { Operation } from './operation.ts';
import type { PriceReason } from './priceReason.ts';

/**
 * A new price and why.
 */
export interface PriceChangeInput {
  /** @minimum 1 */
  version: number;
  operation: Operation;
  price: Money;
  reason: PriceReason;
  /**
     * In one's own words; needed with other.
     * @maxLength 500
     */
  text?: string;
}
