import type { HomeId } from './homeId.ts';
import type { OrderPay } from './orderPay.ts';
import type { Uuid } from './uuid.ts';

/**
 * An order, or a question for a price.
 */
export interface OrderInput {
  key: Uuid;
  itemId: Uuid;
  propertyId?: HomeId;
  /**
     * @maxItems 12
     * @items.maxLength 40
     */
  options?: string[];
  /**
     * @minimum 1
     * @maximum 99
     */
  quantity?: number;
  /** A free time of the service; needed for work at the house. */
  startsAt?: string;
  /**
     * For the seller: how to get in, what to mind.
     * @maxLength 1000
     */
  notes?: string;
  pay?: OrderPay;
  /**
     * What the buyer was shown, EUR cents; left out to ask for a price.
     * @minimum 0
     */
  expectedTotal?: number;
}
