import type { ContactId } from './contactId.ts';

/**
 * An owner of the home who is a contact.
 */
export interface OwnerPerson {
  contactId: ContactId;
  name: string;
}
