import type { Island } from './island.ts';
import type { RentalAgency } from './rentalAgency.ts';
import type { RentalSide } from './rentalSide.ts';
import type { RentalState } from './rentalState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file that somebody sent themselves.
 */
export interface RentalRow {
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
  /** Who else may read where it stands; null: no agency, as of each tenant's file. */
  agency: RentalAgency | null;
  createdAt: string;
  updatedAt: string;
}
