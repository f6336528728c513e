import type { PublicOperation } from './publicOperation.ts';
import type { RentPeriod } from './rentPeriod.ts';

/**
 * Price of one operation as the public sees it.
 */
export interface ListingPrice {
  operation: PublicOperation;
  /**
     * EUR cents; null on request.
     * @nullable
     */
  price: number | null;
  /**
     * EUR cents, before the last lowering.
     * @nullable
     */
  previousPrice: number | null;
  rentPeriod: RentPeriod | null;
}
