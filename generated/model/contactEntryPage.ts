import type { ContactEntry } from './contactEntry.ts';

/**
 * A person's timeline, newest first.
 */
export interface ContactEntryPage {
  items: ContactEntry[];
  /** @nullable */
  next: string | null;
}
