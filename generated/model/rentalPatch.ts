import type { RentalRejection } from './rentalRejection.ts';
import type { RentalState } from './rentalState.ts';
import type { Uuid } from './uuid.ts';

/**
 * What the programme's people change. Null clears.
 */
export interface RentalPatch {
  /** @minimum 1 */
  version: number;
  state?: RentalState;
  reason?: RentalRejection;
  /**
     * Why it is rejected, or goes back; of the programme alone.
     * @maxLength 1000
     */
  words?: string;
  /**
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
  /** Who looks after it, one of the programme's people. */
  assignedTo?: Uuid | null;
  /**
     * INE code of where the home is.
     * @nullable
     * @pattern ^[0-9]{5}$
     */
  municipality?: string | null;
  /**
     * @minimum 0
     * @maximum 20
     * @nullable
     */
  bedrooms?: number | null;
  /**
     * INE codes of where a household would live; empty: anywhere on the island.
     * @maxItems 60
     * @items.pattern ^[0-9]{5}$
     */
  wanted?: string[];
}
