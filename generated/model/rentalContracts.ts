import type { RentalContract } from './rentalContract.ts';

/**
 * Contracts, those that end first in front, at most 500.
 */
export interface RentalContracts {
  items: RentalContract[];
}
