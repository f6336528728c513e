import type { Language } from './language.ts';
import type { TemplatePlace } from './templatePlace.ts';
import type { Uuid } from './uuid.ts';

/**
 * A template, filled.
 */
export interface InboxDraft {
  templateId: Uuid;
  language: Language;
  /** The language asked for; another than `language` when the template has none of it. */
  wanted: string;
  subject: string;
  text: string;
  /** Places for which nothing is known; they stand in the text as they are. */
  missing: TemplatePlace[];
}
