import type { RentalReason } from './rentalReason.ts';

/**
 * Whether the programme's published conditions are met. It decides nothing, the programme does.
 */
export interface RentalEligibility {
  /**
     * false when one condition fails, true when all are met, null while something is unknown.
     * @nullable
     */
  ok: boolean | null;
  /** Day of the table and of the ages counted. */
  date: string;
  reasons: RentalReason[];
}
