import type { RentalOfficer } from './rentalOfficer.ts';

/**
 * The programme's staff, by name.
 */
export interface RentalOfficers {
  items: RentalOfficer[];
}
