import type { Uuid } from './uuid.ts';

/**
 * Somebody of the programme's staff.
 */
export interface RentalOfficer {
  id: Uuid;
  name: string;
}
