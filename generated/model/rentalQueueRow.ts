import type { Island } from './island.ts';
import type { RentalDue } from './rentalDue.ts';
import type { RentalOfficer } from './rentalOfficer.ts';
import type { RentalSide } from './rentalSide.ts';
import type { RentalState } from './rentalState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file in the list of the programme.
 */
export interface RentalQueueRow {
  id: Uuid;
  reference: string;
  side: RentalSide;
  island: Island;
  state: RentalState;
  name: string;
  /**
     * As counted when it was sent.
     * @nullable
     */
  ok: boolean | null;
  createdAt: string;
  updatedAt: string;
  /**
     * Where the home is, as its owner wrote it; null of tenants.
     * @nullable
     */
  place: string | null;
  /**
     * How many would live in a home; null of owners.
     * @nullable
     */
  members: number | null;
  /** Who looks after it; null: nobody. */
  assignedTo: RentalOfficer | null;
  /** Its next deadline; null: none. */
  due: RentalDue | null;
}
