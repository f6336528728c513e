import type { DisputeRow } from './disputeRow.ts';

/**
 * Disputes, as the operator settles them.
 */
export interface DisputePage {
  items: DisputeRow[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
}
