import type { Island } from './island.ts';
import type { RentalSide } from './rentalSide.ts';
import type { RentalState } from './rentalState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file in a list.
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
  createdAt: string;
  updatedAt: string;
}
