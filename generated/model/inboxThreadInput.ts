import type { ContactId } from './contactId.ts';
import type { HomeId } from './homeId.ts';

/**
 * Whom to write to, and about which home.
 */
export interface InboxThreadInput {
  contactId: ContactId;
  propertyId?: HomeId;
  /** @maxLength 160 */
  subject?: string;
}
