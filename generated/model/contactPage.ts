import type { ContactCounts } from './contactCounts.ts';
import type { ContactRow } from './contactRow.ts';

/**
 * A page of contacts.
 */
export interface ContactPage {
  items: ContactRow[];
  /**
     * Of the whole list; null on pages after the first.
     * @nullable
     */
  total: number | null;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  counts?: ContactCounts;
}
