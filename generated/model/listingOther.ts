import type { ListingAgency } from './listingAgency.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { RentPeriod } from './rentPeriod.ts';
import type { Uuid } from './uuid.ts';

/**
 * The same home, offered by another agency.
 */
export interface ListingOther {
  id: Uuid;
  agency: ListingAgency;
  operation: PublicOperation;
  /**
     * EUR cents; null on request.
     * @nullable
     */
  price: number | null;
  rentPeriod: RentPeriod | null;
}
