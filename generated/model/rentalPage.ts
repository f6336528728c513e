import type { RentalPageCounts } from './rentalPageCounts.ts';
import type { RentalRow } from './rentalRow.ts';

/**
 * Files, newest first, with counts per state.
 */
export interface RentalPage {
  items: RentalRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** Files per state. */
  counts: RentalPageCounts;
}
