import type { RentalFigures } from './rentalFigures.ts';
import type { RentalStatsOffers } from './rentalStatsOffers.ts';

/**
 * How the programme stands, without persons. Money in EUR cents a month.
 */
export interface RentalStats {
  asOf: string;
  items: RentalFigures[];
  /** Offers per state. */
  offers: RentalStatsOffers;
  /** Contracts that run today. */
  contracts: number;
  paidToOwners: number;
  paidByTenants: number;
}
