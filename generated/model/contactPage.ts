import type { ContactCounts } from './contactCounts.ts';
import type { ContactRow } from './contactRow.ts';

/**
 * A page of contacts.
 */
export interface ContactPage {
  items: ContactRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  counts: ContactCounts;
}
