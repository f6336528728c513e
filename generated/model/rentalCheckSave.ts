import type { RentalOutcome } from './rentalOutcome.ts';
import type { Uuid } from './uuid.ts';

/**
 * What somebody of the programme says of a check. Null clears.
 */
export interface RentalCheckSave {
  outcome: RentalOutcome;
  /** A document of this file that shows it. */
  documentId?: Uuid | null;
  /**
     * Needed where the check is waived.
     * @maxLength 500
     * @nullable
     */
  note?: string | null;
}
