import type { OrderRow } from './orderRow.ts';

/**
 * Orders of a side.
 */
export interface OrderPage {
  items: OrderRow[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
  /**
     * How many wait for my side.
     * @minimum 0
     */
  turns: number;
}
