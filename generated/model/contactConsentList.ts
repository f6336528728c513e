import type { ContactConsent } from './contactConsent.ts';

/**
 * Everything a person said, newest first.
 */
export interface ContactConsentList {
  items: ContactConsent[];
}
