import type { Island } from './island.ts';
import type { RentalFiguresStates } from './rentalFiguresStates.ts';
import type { RentalSide } from './rentalSide.ts';

/**
 * Files of one side on one island, counted; no person is told.
 */
export interface RentalFigures {
  island: Island;
  side: RentalSide;
  total: number;
  /** Files per state. */
  states: RentalFiguresStates;
  late: number;
  /** Files that were approved or rejected, of which the median is. */
  decided: number;
  /**
     * Days from the form to the first decision; null below 5 files.
     * @nullable
     */
  medianDays: number | null;
}
