import type { ContactLink } from './contactLink.ts';

/**
 * Links of a contact, those of merged records among them.
 */
export interface ContactLinkList {
  items: ContactLink[];
}
