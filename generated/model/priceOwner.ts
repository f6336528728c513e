import type { Uuid } from './uuid.ts';

/**
 * An owner of the home who is a contact.
 */
export interface PriceOwner {
  contactId: Uuid;
  name: string;
}
