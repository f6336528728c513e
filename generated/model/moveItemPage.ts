import type { MoveItem } from './moveItem.ts';

/**
 * Things of a move.
 */
export interface MoveItemPage {
  items: MoveItem[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
