import type { ContactEmailLabel } from './contactEmailLabel.ts';

/**
 * An e-mail, kept in lower case; one of an agency's contacts has it, no other.
 */
export interface ContactEmail {
  /** @maxLength 254 */
  address: string;
  label?: ContactEmailLabel;
}
