import type { ContactPhoneLabel } from './contactPhoneLabel.ts';

/**
 * A phone. Kept as E.164, read as Spanish unless it says another country; one of an agency's contacts has it, no other.
 */
export interface ContactPhone {
  /**
     * @minLength 3
     * @maxLength 25
     */
  number: string;
  label?: ContactPhoneLabel;
  whatsapp?: boolean;
}
