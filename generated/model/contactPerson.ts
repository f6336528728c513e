import type { ContactKind } from './contactKind.ts';
import type { ContactPersonTitle } from './contactPersonTitle.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * Who it is. One of firstName, lastName and companyName is needed.
 */
export interface ContactPerson {
  kind?: ContactKind;
  /** @maxLength 160 */
  companyName?: string;
  title?: ContactPersonTitle;
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 120 */
  lastName?: string;
  language?: SpokenLanguage;
  birthDate?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @pattern ^[A-Z]{2}$
     */
  nationality?: string;
}
