import type { RentalState } from './rentalState.ts';

/**
 * What the programme's people change. Null clears.
 */
export interface RentalPatch {
  /** @minimum 1 */
  version: number;
  state?: RentalState;
  /**
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
}
