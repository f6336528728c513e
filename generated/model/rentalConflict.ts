import type { Rental } from './rental.ts';

/**
 * A stale save.
 */
export interface RentalConflict {
  message: string;
  current: Rental;
}
