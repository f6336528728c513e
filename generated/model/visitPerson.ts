import type { ContactId } from './contactId.ts';
import type { Language } from './language.ts';

/**
 * Who visits.
 */
export interface VisitPerson {
  contactId: ContactId | null;
  name: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  language: Language | null;
}
