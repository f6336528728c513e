import type { PublicOperation } from './publicOperation.ts';

/**
 * A price from a day on.
 */
export interface PricePoint {
  at: string;
  operation: PublicOperation;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
}
