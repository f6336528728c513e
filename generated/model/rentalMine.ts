import type { RentalRow } from './rentalRow.ts';

/**
 * My own files, newest first.
 */
export interface RentalMine {
  items: RentalRow[];
}
