import type { RentalMisfit } from './rentalMisfit.ts';
import type { RentalOfficer } from './rentalOfficer.ts';
import type { RentalParty } from './rentalParty.ts';
import type { RentalState } from './rentalState.ts';

/**
 * A file of the other side, and whether it fits.
 */
export interface RentalMatch {
  party: RentalParty;
  state: RentalState;
  /**
     * Since when every check is met or waived.
     * @nullable
     */
  completeOn: string | null;
  /**
     * What is asked for, or could be paid, a month, in EUR cents.
     * @nullable
     */
  rent: number | null;
  /**
     * Of the whole household a year, in EUR cents; null of owners.
     * @nullable
     */
  income: number | null;
  /** Why not; empty: it fits. */
  fails: RentalMisfit[];
  /** Who looks after it. */
  assignedTo: RentalOfficer | null;
}
