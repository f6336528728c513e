import type { Order } from './order.ts';
import type { RefusedFile } from './refusedFile.ts';

/**
 * The order, and files that were not taken.
 */
export interface OrderFilesResult {
  order: Order;
  refused: RefusedFile[];
}
