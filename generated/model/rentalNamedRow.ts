import type { Island } from './island.ts';
import type { RentalState } from './rentalState.ts';

/**
 * Where a file stands, for the agency that its owner named.
 */
export interface RentalNamedRow {
  reference: string;
  island: Island;
  state: RentalState;
  createdAt: string;
}
