import type { ListingTrustCheck } from './listingTrustCheck.ts';

/**
 * What machines checked of a home, by day. Checked, not promised: nobody sets a check by hand, and none says where a home is that keeps it back.
 */
export interface ListingTrust {
  /**
     * How many of papers, place, photos and person are met whole; at most 1 while a photo was shown before on another agency's home.
     * @minimum 0
     * @maximum 4
     */
  step: number;
  /** @maxItems 8 */
  checks: ListingTrustCheck[];
}
