import type { RentalParty } from './rentalParty.ts';
import type { Uuid } from './uuid.ts';

/**
 * A contract that was signed. Money in EUR cents a month.
 */
export interface RentalContract {
  id: Uuid;
  offerId: Uuid;
  owner: RentalParty;
  tenant: RentalParty;
  startsOn: string;
  endsOn: string;
  /** Until the last day; negative: it has passed. */
  daysLeft: number;
  /** It ends within 180 days, or should have ended. */
  isSoon: boolean;
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
  /** EUR cents. */
  deposit: number;
  /** @nullable */
  byName: string | null;
  createdAt: string;
}
