import type { Seller } from './seller.ts';

/**
 * What is stored now.
 */
export interface SellerConflict {
  message: string;
  current: Seller;
}
