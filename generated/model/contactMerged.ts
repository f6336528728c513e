import type { ContactId } from './contactId.ts';

/**
 * A record that was found to be the same person and can be taken apart again.
 */
export interface ContactMerged {
  id: ContactId;
  name: string;
  at: string;
  /** @nullable */
  byName: string | null;
}
