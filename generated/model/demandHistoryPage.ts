import type { DemandHistoryEntry } from './demandHistoryEntry.ts';

/**
 * History, newest first.
 */
export interface DemandHistoryPage {
  items: DemandHistoryEntry[];
  /** @nullable */
  next: string | null;
}
