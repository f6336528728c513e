import type { RentalContract } from './rentalContract.ts';

/**
 * Contracts, those that are not over and end first in front, at most 500.
 */
export interface RentalContracts {
  items: RentalContract[];
}
