import type { PropertyHistoryEntry } from './propertyHistoryEntry.ts';

/**
 * History, newest first.
 */
export interface PropertyHistoryPage {
  items: PropertyHistoryEntry[];
  /** @nullable */
  next: string | null;
}
