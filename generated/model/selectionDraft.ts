import type { Language } from './language.ts';

/**
 * A message to begin with, in the buyer's language, and how the buyer can be reached.
 */
export interface SelectionDraft {
  language: Language;
  message: string;
  /** Whether an e-mail of the buyer is known. */
  hasEmail: boolean;
  /** Whether a phone number is known. */
  hasPhone: boolean;
}
