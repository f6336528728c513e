import type { SellerPayoutState } from './sellerPayoutState.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a seller was paid out of orders by card.
 */
export interface SellerPayout {
  id: Uuid;
  /**
     * EUR cents.
     * @minimum 1
     */
  amount: number;
  state: SellerPayoutState;
  /** Numbers of the orders it is of. */
  orders: string[];
  /**
     * When it should arrive at the bank.
     * @nullable
     */
  arrivesOn: string | null;
  createdAt: string;
}
