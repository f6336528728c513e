import type { HomeId } from './homeId.ts';
import type { ListingAgency } from './listingAgency.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { RentPeriod } from './rentPeriod.ts';

/**
 * The same home, offered by another agency.
 */
export interface ListingOther {
  id: HomeId;
  agency: ListingAgency;
  operation: PublicOperation;
  /**
     * EUR cents; null on request.
     * @nullable
     */
  price: number | null;
  rentPeriod: RentPeriod | null;
}
