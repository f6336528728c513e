import type { ContactId } from './contactId.ts';

/**
 * The contact of the agency this person is.
 */
export interface InboxContact {
  id: ContactId;
  name: string;
}
