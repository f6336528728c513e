import type { RentalDueKind } from './rentalDueKind.ts';

/**
 * A deadline of a file, counted in working days of the programme's table.
 */
export interface RentalDue {
  kind: RentalDueKind;
  /** The last day; the file is late from the next one on. */
  dueOn: string;
  /** @nullable */
  doneAt: string | null;
}
