import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * Whom a thread is with. Null is unknown.
 */
export interface InboxPerson {
  name: string;
  firstName: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  language: SpokenLanguage | null;
}
