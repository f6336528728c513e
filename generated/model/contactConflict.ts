import type { Contact } from './contact.ts';

/**
 * A stale save.
 */
export interface ContactConflict {
  message: string;
  current: Contact;
}
