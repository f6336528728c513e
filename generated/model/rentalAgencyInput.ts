import type { AgencyId } from './agencyId.ts';

/**
 * The agency that may read where a file stands. Null clears.
 */
export interface RentalAgencyInput {
  agencyId: AgencyId | null;
}
