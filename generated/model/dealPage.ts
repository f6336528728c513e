import type { Deal } from './deal.ts';

/**
 * Deals of an agency with others.
 */
export interface DealPage {
  items: Deal[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
}
