import type { OrderSumNow } from './orderSumNow.ts';

/**
 * What is so now.
 */
export interface OrderSumConflict {
  message: string;
  current: OrderSumNow;
}
