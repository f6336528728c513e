import type { Order } from './order.ts';

/**
 * What is so now.
 */
export interface OrderConflict {
  message: string;
  current: Order;
}
