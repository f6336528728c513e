import type { RentalOfferState } from './rentalOfferState.ts';
import type { RentalParty } from './rentalParty.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home of the programme, offered to a household.
 */
export interface RentalOffer {
  id: Uuid;
  state: RentalOfferState;
  owner: RentalParty;
  tenant: RentalParty;
  /**
     * What the owner gets a month, in EUR cents.
     * @minimum 1
     * @maximum 10000000
     */
  rentOwner: number;
  /**
     * What the tenant pays of it a month, in EUR cents; the programme pays the rest.
     * @minimum 1
     * @maximum 10000000
     */
  rentTenant: number;
  /** Last day of an answer. */
  until: string;
  /** @nullable */
  byName: string | null;
  createdAt: string;
  /** @nullable */
  answeredAt: string | null;
  hasContract: boolean;
  /** Whether its contract can be taken back: not once its home was offered again. */
  mayAnnul: boolean;
}
