import type { RentalEligibility } from './rentalEligibility.ts';
import type { Uuid } from './uuid.ts';

/**
 * The file is with the programme's people.
 */
export interface RentalReceipt {
  id: Uuid;
  reference: string;
  message: string;
  at: string;
  eligibility: RentalEligibility;
}
