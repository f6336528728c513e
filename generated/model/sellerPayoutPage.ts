import type { SellerPayout } from './sellerPayout.ts';

/**
 * Payouts, newest first, and what is still to come of orders by card, EUR cents.
 */
export interface SellerPayoutPage {
  items: SellerPayout[];
  /** @nullable */
  next: string | null;
  /** Charged, for orders that are not over yet; less than nothing where more went back. */
  held: number;
  /** Of orders that are over; paid out two days after their end. */
  due: number;
}
