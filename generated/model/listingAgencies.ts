import type { ListingAgencyCount } from './listingAgencyCount.ts';

/**
 * Agencies with homes in public, those with most homes first; the first 200.
 */
export interface ListingAgencies {
  items: ListingAgencyCount[];
}
