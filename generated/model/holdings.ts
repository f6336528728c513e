import type { Holding } from './holding.ts';

/**
 * What somebody holds, kind by kind; those of which there is nothing are left out.
 */
export interface Holdings {
  items: Holding[];
  /** @minimum 0 */
  total: number;
  /** Who would own the agency if they left, by name; null where it is not theirs, and left out where nobody is asked about. */
  nextOwner?: string | null;
}
