import type { Money } from './money.ts';
import type { OrderAct } from './orderAct.ts';

/**
 * An act on an order.
 */
export interface OrderActInput {
  /** @minimum 1 */
  version: number;
  act: OrderAct;
  amount?: Money;
  /**
     * How much of the price goes back to the buyer.
     * @minimum 0
     * @maximum 100
     */
  percent?: number;
  /** @maxLength 2000 */
  text?: string;
  /** Another time, for `move`; for `order` the time of the work at the house. */
  startsAt?: string;
  /** `take`: write it into the home; left out or false: later. */
  write?: boolean;
  /**
     * `take`: version of the home that was compared.
     * @minimum 1
     */
  propertyVersion?: number;
  /**
     * `take`: fields of the home that stay as they are.
     * @maxItems 60
     * @items.maxLength 80
     */
  keep?: string[];
}
