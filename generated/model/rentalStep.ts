import type { RentalRejection } from './rentalRejection.ts';
import type { RentalState } from './rentalState.ts';

/**
 * A file that moved from one state to another.
 */
export interface RentalStep {
  from: RentalState;
  to: RentalState;
  /** Of a rejection; null of any other step. */
  reason: RentalRejection | null;
  /**
     * Why, in words of the programme's own; the applicant never reads them.
     * @nullable
     */
  words: string | null;
  /** @nullable */
  byName: string | null;
  at: string;
}
