import type { Money } from './money.ts';
import type { Operation } from './operation.ts';

/**
 * A price one thinks of.
 */
export interface PricePreviewInput {
  operation: Operation;
  price: Money;
}
