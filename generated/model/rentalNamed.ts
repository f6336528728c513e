import type { RentalNamedRow } from './rentalNamedRow.ts';

/**
 * Files whose owners named my agency, newest first.
 */
export interface RentalNamed {
  items: RentalNamedRow[];
}
