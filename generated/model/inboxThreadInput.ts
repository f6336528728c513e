import type { Uuid } from './uuid.ts';

/**
 * Whom to write to, and about which home.
 */
export interface InboxThreadInput {
  contactId: Uuid;
  propertyId?: Uuid;
  /** @maxLength 160 */
  subject?: string;
}
