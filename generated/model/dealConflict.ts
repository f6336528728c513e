import type { Deal } from './deal.ts';

/**
 * What is stored now.
 */
export interface DealConflict {
  message: string;
  current: Deal;
}
