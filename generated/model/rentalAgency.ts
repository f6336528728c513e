import type { AgencyId } from './agencyId.ts';

/**
 * The agency that may read where a file stands, and nothing else of it.
 */
export interface RentalAgency {
  id: AgencyId;
  /** Trade name. */
  name: string;
}
