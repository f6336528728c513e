import type { RentalPageCounts } from './rentalPageCounts.ts';
import type { RentalQueueRow } from './rentalQueueRow.ts';
import type { RentalQueues } from './rentalQueues.ts';

/**
 * Files, with counts per state and per queue.
 */
export interface RentalPage {
  items: RentalQueueRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** Files per state. */
  counts: RentalPageCounts;
  queues: RentalQueues;
  /** Day on which the conditions in force were read last. */
  rulesReadOn: string;
}
