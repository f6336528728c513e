import type { ListingCostsCommunityFeePeriod } from './listingCostsCommunityFeePeriod.ts';
import type { Money } from './money.ts';

/**
 * Yearly and monthly costs, EUR cents.
 */
export interface ListingCosts {
  communityFee?: Money;
  communityFeePeriod?: ListingCostsCommunityFeePeriod;
  communityFeeIncluded?: boolean;
  ibiYearly?: Money;
  garbageYearly?: Money;
}
