import type { Holding } from './holding.ts';

/**
 * What somebody holds, kind by kind; those of which there is nothing are left out.
 */
export interface Holdings {
  items: Holding[];
  /** @minimum 0 */
  total: number;
}
