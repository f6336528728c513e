import type { Language } from './language.ts';
import type { Uuid } from './uuid.ts';

/**
 * Who visits.
 */
export interface VisitPerson {
  contactId: Uuid | null;
  name: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  language: Language | null;
}
