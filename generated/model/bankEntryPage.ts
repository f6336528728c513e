import type { BankCounts } from './bankCounts.ts';
import type { BankEntry } from './bankEntry.ts';

/**
 * Entries, newest first.
 */
export interface BankEntryPage {
  items: BankEntry[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  counts: BankCounts;
}
