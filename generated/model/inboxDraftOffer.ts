import type { Language } from './language.ts';
import type { Uuid } from './uuid.ts';

/**
 * A text that may answer a thread as it is.
 */
export interface InboxDraftOffer {
  /** Null for one to begin with, which the agency has not taken over. */
  templateId: Uuid | null;
  name: string;
  language: Language;
  /** The person's language; another than `language` when the template has none of it. */
  wanted: string;
  subject: string;
  text: string;
}
